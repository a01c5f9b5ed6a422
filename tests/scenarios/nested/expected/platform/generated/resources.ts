// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { recipe } from "./lab/recipe";

export const resources = {
  recipe,
};
