// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "statistics.name": "Statistics",
  "statistics.fields.comp_id": "Company",
  "statistics.fields.gmt_begin": "From",
  "statistics.fields.gmt_end": "To",
  "statistics.fields.money_type": "Currency",
  "statistics.fields.app_id": "App",
  "statistics.fields.pk": "Product",
  "enums.money_type.rmb": "Chinese yuan (CNY)",
  "enums.money_type.usd": "US dollar (USD)",
  "enums.money_type.inr": "Indian rupee (INR)",
  "enums.money_type.jpy": "Japanese yen (JPY)",
} satisfies WordTable;
