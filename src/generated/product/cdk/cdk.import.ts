// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { cdkOrderReference } from "../../vas/cdk_order/cdkOrder.reference";
import { cdkCalls } from "./cdk.calls";

export const cdkImporter = {
  call: cdkCalls.import_add,
  natural: ["cdk"],
  fields: [
    { name: "cdk", as: "text", required: true, schema: { builder: "key", args: { type: "string" } } },
    {
      name: "batch_id",
      as: "reference",
      of: cdkOrderReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "gmt_expire", as: "timestamp", schema: { builder: "timestamp", args: {} } },
  ],
} satisfies Importer;
