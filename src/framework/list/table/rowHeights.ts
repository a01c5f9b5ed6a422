export const DENSITIES = ["compact", "standard", "comfortable"] as const;
export type Density = (typeof DENSITIES)[number];

/** The height of a row in pixels, including its border. */
export const ROW_HEIGHT = { compact: 36, standard: 44, comfortable: 54 } as const satisfies Record<Density, number>;
/** The height of the header row in pixels. */
export const HEADER_HEIGHT = 40;
