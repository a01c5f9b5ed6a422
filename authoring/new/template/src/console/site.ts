import type { Site } from "pilothouse/public";
import { pageTitles } from "../generated/pageTitles";

export const site: Site = {
  name: pageTitles.product,
  loadFeatures: () => import("../generated/publicFeatures"),
};
