import FormHelperText from "@mui/material/FormHelperText";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { useTranslate } from "ra-core";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import type { Coordinates, PointOnMap } from "../../../src/framework/form/slots";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { config } from "../../../src/framework/wire/config";
import { mapWords } from "./mapWords";
import "./maps.css";

const LeafletMap = lazy(() => import("./LeafletMap"));

const addressOf = ({ latitude, longitude }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

/** A map with the installation's tiles. Without tiles, a link to a map on another site. */
const OnMap = ({ label, place, disabled, onPlace }: PointOnMap) => {
  const translate = useTranslate();
  const note = useId();
  const tiles = config().map_tiles;
  const [failed, setFailed] = useState(false);
  const isDrawn = tiles !== "" && !failed;
  return (
    <>
      {isDrawn && (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <LeafletMap
            tiles={tiles}
            label={label}
            note={note}
            place={place}
            disabled={disabled}
            onPlace={onPlace}
            onFail={() => setFailed(true)}
          />
        </Suspense>
      )}
      {!isDrawn && place && (
        <Link
          href={addressOf(place)}
          target="_blank"
          rel="noopener noreferrer"
          variant="body2"
          sx={{ display: "inline-block" }}
        >
          {translate("form.openMap")}
        </Link>
      )}
      <FormHelperText id={note} sx={{ mx: 0 }}>
        {failed && translate("form.mapFailed")}
        {isDrawn && !disabled && translate("form.mapHint")}
      </FormHelperText>
    </>
  );
};

/** `awaited` is drawn until the words are loaded. */
export const PointMap = ({ awaited, ...point }: PointOnMap & { readonly awaited: ReactNode }) => (
  <WithWords of={mapWords} otherwise={awaited}>
    <OnMap {...point} />
  </WithWords>
);
