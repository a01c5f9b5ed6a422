// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const supplierReference = {
  resource: "supplier",
  path: "/inventory/vendors",
  key: "supplier_no",
  title: "supplier_name",
  access: { list: "inventory.vendors", get: "inventory.vendors" },
} satisfies Reference;
