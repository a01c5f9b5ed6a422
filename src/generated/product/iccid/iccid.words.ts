// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "iccid.name": ["SIM card", "物联网卡", "物聯網卡"],
  "iccid.plural": ["SIM cards", "物联网卡", "物聯網卡"],
  "iccid.fields.iccid": ["ICCID", "ICCID", "ICCID"],
  "iccid.fields.network_type": ["Carrier", "运营商", "電信業者"],
  "iccid.fields.brand_id": ["SIM provider", "物联网卡服务商", "物聯網卡服務商"],
  "iccid.fields.type": ["Card type", "卡类型", "卡類型"],
  "iccid.fields.link_type": ["Link type", "关联类型", "關聯類型"],
  "iccid.fields.link_id": ["Linked ID", "关联 ID", "關聯 ID"],
  "iccid.help.link_id": ["The company or device the card belongs to", "该卡所属的公司或设备", "此卡所屬的公司或裝置"],
  "iccid.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "iccid.fields.gmt_create": ["Imported", "导入时间", "匯入時間"],
  "iccid.views.in_devices": ["In devices", "已装入设备", "已裝入裝置"],
  "iccid.views.with_companies": ["With companies", "归公司", "歸公司"],
  "iccid.views.this_month": ["Imported this month", "本月导入", "本月匯入"],
} satisfies Translations;
