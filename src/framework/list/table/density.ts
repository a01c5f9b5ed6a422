import { useStore } from "ra-core";
import { useArranged } from "../../../../features/views/console/ViewPlace";
import type { Density } from "./rowHeights";

/** The density of the rows: of the view that the list shows, or else the operator's, the same for all lists. */
export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [own, setOwn] = useStore<Density>("kit.density", "standard");
  const { arranged, arrange } = useArranged();
  return arranged === null
    ? [own, setOwn]
    : [arranged.density, (density: Density) => arrange({ ...arranged, density })];
};
