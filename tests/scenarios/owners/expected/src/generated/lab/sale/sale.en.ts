// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sale.name": "Sale",
  "sale.plural": "Sales",
  "sale.fields.id": "ID",
  "sale.fields.name": "Name",
  "sale.fields.buyer_id": "Bought by",
  "sale.fields.seller_id": "Sold by",
  "sale.actions.cancel": "Cancel",
  "sale.actions.send": "Send",
  "sale.actions.track": "Track",
} satisfies WordTable;
