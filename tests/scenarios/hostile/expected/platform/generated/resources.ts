// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { hostile } from "./lab/hostile";

export const resources = {
  hostile,
};
