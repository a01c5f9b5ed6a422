// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const deliveryReference = {
  resource: "delivery",
  path: null,
  key: "register",
  title: "register",
} satisfies Reference;
