// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "statistics.name": "Statistics",
  "statistics.fields.comp_id": "Company",
  "statistics.fields.gmt_begin": "From",
  "statistics.fields.gmt_end": "To",
  "statistics.fields.time_zone": "Time zone",
  "statistics.help.time_zone": "Whose days are counted, such as Asia/Shanghai; UTC when left out",
  "statistics.fields.money_type": "Currency",
  "statistics.fields.app_id": "App",
  "statistics.fields.pk": "Product",
  "enums.money_type.rmb": "Yuan (CNY)",
  "enums.money_type.usd": "Dollar (USD)",
  "enums.money_type.inr": "Rupee (INR)",
  "enums.money_type.jpy": "Yen (JPY)",
} satisfies WordTable;
