// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { claim } from "./lab/claim";

export const resources = {
  claim,
};
