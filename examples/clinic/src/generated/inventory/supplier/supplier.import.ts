// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { supplierCalls } from "./supplier.calls";
import { supplierAdd } from "./supplier.schema";

export const supplierImporter = {
  call: supplierCalls.add,
  handedAs: "supplier",
  natural: ["supplier_name"],
  fields: supplierAdd,
  updating: {
    call: supplierCalls.set,
    key: z.object({
      supplier_no: key(),
    }),
  },
} satisfies Importer;
