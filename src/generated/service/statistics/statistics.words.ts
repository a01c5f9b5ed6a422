// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "statistics.name": ["Statistics", "统计", "統計"],
  "statistics.plural": ["Statistics", "统计", "統計"],
  "statistics.fields.comp_id": ["Company", "公司", "公司"],
  "statistics.fields.gmt_begin": ["From", "开始时间", "開始時間"],
  "statistics.fields.gmt_end": ["To", "结束时间", "結束時間"],
  "statistics.fields.before_begin": ["Compared from", "对比开始时间", "對比開始時間"],
  "statistics.fields.before_end": ["Compared to", "对比结束时间", "對比結束時間"],
  "statistics.fields.time_zone": ["Time zone", "时区", "時區"],
  "statistics.help.time_zone": [
    "Whose days are counted, for example Asia/Shanghai. UTC if empty.",
    "按该时区划分日期，例如 Asia/Shanghai，留空为 UTC",
    "按此時區劃分日期，例如 Asia/Shanghai，留空為 UTC",
  ],
  "statistics.fields.money_type": ["Currency", "币种", "幣別"],
  "statistics.fields.app_id": ["App", "应用", "應用程式"],
  "statistics.fields.pk": ["Product", "产品", "產品"],
  "statistics.fields.pay_type": ["Payment type", "支付方式", "付款方式"],
  "statistics.fields.device_type": ["Device type", "设备类型", "裝置類型"],
  "statistics.fields.network_type": ["Network type", "网络类型", "網路類型"],
} satisfies Translations;
