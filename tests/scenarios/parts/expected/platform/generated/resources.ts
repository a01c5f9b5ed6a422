// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { sign } from "./lab/sign";

export const resources = {
  sign,
};
