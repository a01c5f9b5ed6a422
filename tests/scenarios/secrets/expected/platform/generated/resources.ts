// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { operator } from "./lab/operator";

export const resources = {
  operator,
};
