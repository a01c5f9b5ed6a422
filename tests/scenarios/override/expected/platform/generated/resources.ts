// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { poster } from "./lab/poster";

export const resources = {
  poster,
};
