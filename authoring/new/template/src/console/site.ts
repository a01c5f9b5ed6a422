import type { Site } from "pilothouse/public";

export const site: Site = { loadFeatures: () => import("../generated/publicFeatures") };
