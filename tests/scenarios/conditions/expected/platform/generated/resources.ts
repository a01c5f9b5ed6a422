// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { channel } from "./lab/channel";

export const resources = {
  channel,
};
