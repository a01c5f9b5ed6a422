// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const saleReference = {
  resource: "sale",
  path: "/lab/parcel/sale",
  key: "id",
  title: "name",
  access: { list: "lab", get: "lab" },
  alike: true,
} satisfies Reference;
