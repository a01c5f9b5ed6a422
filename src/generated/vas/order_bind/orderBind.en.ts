// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "order_bind.name": "Order binding",
  "order_bind.plural": "Order bindings",
  "order_bind.fields.id": "ID",
  "order_bind.fields.order_id": "Order",
  "order_bind.fields.comp_id": "Company",
  "order_bind.fields.type": "Order type",
  "order_bind.fields.remark": "Remark",
  "order_bind.fields.gmt_create": "Bound",
  "enums.order_type.1": "Limited purchase",
  "enums.order_type.2": "Normal purchase",
  "enums.order_type.3": "Free claim",
  "enums.order_type.4": "Platform basic pack",
} satisfies WordTable;
