// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "delivery.name": ["Delivery", "交付", "交付"],
  "delivery.plural": ["Deliveries", "交付", "交付"],
} satisfies Translations;
