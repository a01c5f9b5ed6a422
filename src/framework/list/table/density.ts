import { useStore } from "ra-core";
import { useArrangement } from "../arrangement";
import type { Density } from "./rowHeights";

/** The density of the rows: set by a feature, or the operator's choice for all lists. */
export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [own, setOwn] = useStore<Density>("kit.density", "standard");
  const { arranged, arrange } = useArrangement();
  return arranged === null
    ? [own, setOwn]
    : [arranged.density, (density: Density) => arrange({ ...arranged, density })];
};
