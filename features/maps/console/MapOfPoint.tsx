import { lazy, Suspense } from "react";
import type { PointOnMap } from "../../../src/framework/form/slots";
import { config } from "../../../src/framework/wire/config";

const PointMap = lazy(() => import("./PointMap").then((m) => ({ default: m.PointMap })));

/** Reserves the space of the map while the map is loading. */
export const MapOfPoint = (props: PointOnMap) => {
  const awaited = config().map_tiles === "" ? null : <div style={{ height: 320 }} />;
  return (
    <Suspense fallback={awaited}>
      <PointMap {...props} awaited={awaited} />
    </Suspense>
  );
};
