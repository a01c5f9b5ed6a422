// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { crate } from "./lab/crate";

export const resources = {
  crate,
};
