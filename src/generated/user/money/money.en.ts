// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "money.name": "Balance",
  "money.plural": "Balances",
  "money.fields.id": "ID",
  "money.fields.comp_id": "Company",
  "money.fields.money_type": "Currency",
  "money.fields.money": "Balance",
  "money.fields.gmt_update": "Updated",
  "enums.money_type.rmb": "Yuan (CNY)",
  "enums.money_type.usd": "Dollar (USD)",
  "enums.money_type.inr": "Rupee (INR)",
  "enums.money_type.jpy": "Yen (JPY)",
} satisfies WordTable;
