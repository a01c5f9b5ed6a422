export const DENSITIES = ["compact", "standard", "comfortable"] as const;
export type Density = (typeof DENSITIES)[number];

/** Pixels of a row, including its border. */
export const ROW_HEIGHT = { compact: 36, standard: 44, comfortable: 54 } as const satisfies Record<Density, number>;
/** Pixels of the header row. */
export const HEADER_HEIGHT = 40;
