// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { carrier, iccProvider, iccidType, linkType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const iccidRow = rowOf(
  z.object({
    iccid: text({ required: true, pattern: "iccid" }),
    network_type: oneOf({ required: true, of: carrier }),
    brand_id: oneOf({ required: true, of: iccProvider }),
    type: oneOf({ of: iccidType }),
    link_type: oneOf({ of: linkType }),
    link_id: text({ max: 64 }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_create: timestamp(),
  }),
  "iccid",
);

export type Iccid = z.infer<typeof iccidRow>;
