// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "statistics.name": "统计",
  "statistics.fields.comp_id": "公司",
  "statistics.fields.gmt_begin": "开始时间",
  "statistics.fields.gmt_end": "结束时间",
  "statistics.fields.time_zone": "时区",
  "statistics.help.time_zone": "按该时区划分日期，例如 Asia/Shanghai，缺省为 UTC",
  "statistics.fields.money_type": "币种",
  "statistics.fields.app_id": "应用",
  "statistics.fields.pk": "产品",
  "enums.money_type.rmb": "人民币",
  "enums.money_type.usd": "美元",
  "enums.money_type.inr": "印度卢比",
  "enums.money_type.jpy": "日元",
} satisfies WordTable;
