// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { branch } from "./lab/branch";

export const resources = {
  branch,
};
