import FormHelperText from "@mui/material/FormHelperText";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { useTranslate } from "ra-core";
import { lazy, Suspense, useId, useState } from "react";
import { config } from "../../../src/framework/wire/config";
import type { Place } from "./LeafletMap";

const LeafletMap = lazy(() => import("./LeafletMap"));

interface PointMapProps {
  readonly label: string;
  readonly place: Place | null;
  readonly disabled: boolean;
  readonly onPlace: (place: Place) => void;
}

const addressOf = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

/** A map from the installation's tiles. Without tiles, a link to a map on another site. */
export const PointMap = ({ label, place, disabled, onPlace }: PointMapProps) => {
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
        <Link href={addressOf(place)} target="_blank" rel="noopener noreferrer" variant="body2">
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
