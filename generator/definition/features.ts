/** The features of the framework, each a folder of `features/`: the sides that it has, and what it serves under /rest. */
export const FEATURES = {
  openapi: { sides: ["platform"], serves: [] },
  views: { sides: ["platform", "console"], serves: ["views"] },
  granting: { sides: ["platform", "console"], serves: ["granting"] },
  search: { sides: ["console"], serves: [] },
} as const;

export type FeatureName = keyof typeof FEATURES;

export const isFeature = (name: unknown): name is FeatureName =>
  typeof name === "string" && Object.hasOwn(FEATURES, name);

/** In the order of the table. */
export const ALL_FEATURES: readonly FeatureName[] = Object.keys(FEATURES).filter(isFeature);
