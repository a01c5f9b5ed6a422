// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { place } from "./lab/place";

export const resources = {
  place,
};
