// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { firm } from "./lab/firm";
import { parcel } from "./lab/parcel";
import { sale } from "./lab/sale";
import { shelf } from "./lab/shelf";
import { size } from "./lab/size";

export const resources = {
  firm,
  parcel,
  sale,
  shelf,
  size,
};
