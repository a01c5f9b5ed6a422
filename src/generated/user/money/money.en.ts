// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "money.name": "Balance",
  "money.fields.id": "ID",
  "money.fields.comp_id": "Company",
  "money.fields.money_type": "Currency",
  "money.fields.balance": "Balance",
  "money.fields.type": "Recharge or withdrawal",
  "money.fields.money": "Amount",
  "money.help.money": "0.01 to 5000",
  "money.fields.gmt_update": "Updated",
  "enums.money_type.rmb": "Chinese yuan (CNY)",
  "enums.money_type.usd": "US dollar (USD)",
  "enums.money_type.inr": "Indian rupee (INR)",
  "enums.money_type.jpy": "Japanese yen (JPY)",
  "enums.money_flow_type.1": "Recharge",
  "enums.money_flow_type.2": "Purchase",
  "enums.money_flow_type.3": "Withdrawal",
  "enums.money_flow_type.4": "Refund",
  "enums.money_flow_type.5": "Sales income",
} satisfies WordTable;
