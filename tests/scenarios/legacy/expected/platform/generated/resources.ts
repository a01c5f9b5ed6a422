// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { parcel } from "./lab/parcel";

export const resources = {
  parcel,
};
