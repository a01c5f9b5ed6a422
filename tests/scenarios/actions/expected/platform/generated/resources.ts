// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { job } from "./lab/job";

export const resources = {
  job,
};
