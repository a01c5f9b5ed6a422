// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { badge } from "./lab/badge";

export const resources = {
  badge,
};
