// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { key, referenceTo, timestamp } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { cdkOrderReference } from "../../vas/cdk_order/cdkOrder.reference";
import { cdkCalls } from "./cdk.calls";

export const cdkImporter = {
  call: cdkCalls.import_add,
  natural: ["cdk"],
  fields: z.object({
    cdk: key({ type: "string" }),
    batch_id: referenceTo({ required: true, of: cdkOrderReference }),
    gmt_expire: timestamp(),
  }),
} satisfies Importer;
