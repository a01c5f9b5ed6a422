// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { supplierCalls } from "./supplier.calls";
import { supplierAdd } from "./supplier.schema";

export const supplierImporter = {
  call: supplierCalls.add,
  handedAs: "supplier",
  natural: ["supplier_name"],
  fields: supplierAdd,
} satisfies Importer;
