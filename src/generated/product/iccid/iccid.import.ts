// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { oneOf, text } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { carrier, iccProvider, iccidType, linkType } from "../../enums";
import { iccidCalls } from "./iccid.calls";

export const iccidImporter = {
  call: iccidCalls.import_add,
  natural: ["iccid"],
  fields: z.object({
    iccid: text({ required: true, pattern: "iccid" }),
    network_type: oneOf({ required: true, of: carrier }),
    brand_id: oneOf({ required: true, of: iccProvider }),
    type: oneOf({ of: iccidType }),
    link_type: oneOf({ of: linkType }),
    link_id: text({ max: 64 }),
  }),
} satisfies Importer;
