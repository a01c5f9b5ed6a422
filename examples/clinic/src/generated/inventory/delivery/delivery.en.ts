// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "delivery.name": "Delivery",
  "delivery.plural": "Deliveries",
} satisfies WordTable;
