// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "delivery.name": "交付",
  "delivery.plural": "交付",
} satisfies WordTable;
