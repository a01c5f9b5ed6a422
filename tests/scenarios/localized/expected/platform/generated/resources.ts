// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { greeting } from "./lab/greeting";

export const resources = {
  greeting,
};
