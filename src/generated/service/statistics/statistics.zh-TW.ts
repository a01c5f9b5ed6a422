// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "statistics.name": "統計",
  "statistics.fields.comp_id": "公司",
  "statistics.fields.gmt_begin": "開始時間",
  "statistics.fields.gmt_end": "結束時間",
  "statistics.fields.time_zone": "時區",
  "statistics.help.time_zone": "按該時區劃分日期，例如 Asia/Shanghai，預設為 UTC",
  "statistics.fields.money_type": "幣種",
  "statistics.fields.app_id": "應用",
  "statistics.fields.pk": "產品",
  "enums.money_type.rmb": "人民幣",
  "enums.money_type.usd": "美元",
  "enums.money_type.inr": "印度盧比",
  "enums.money_type.jpy": "日圓",
} satisfies WordTable;
