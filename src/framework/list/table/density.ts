import { useStore } from "ra-core";

export const DENSITIES = ["compact", "standard", "comfortable"] as const;
export type Density = (typeof DENSITIES)[number];

/** Height of a row in pixels, its line included. */
export const ROW_HEIGHT = { compact: 36, standard: 44, comfortable: 54 } as const satisfies Record<Density, number>;
/** Height of the header row. */
export const HEADER_HEIGHT = 40;

/** How dense the operator likes lists: one choice for all of them. */
export const useDensity = () => useStore<Density>("kit.density", "standard");
