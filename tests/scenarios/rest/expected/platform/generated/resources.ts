// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { note } from "./lab/note";

export const resources = {
  note,
};
