// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "zone_binding.name": "區域綁定",
  "zone_binding.plural": "區域綁定",
  "zone_binding.fields.id": "編號",
  "zone_binding.fields.sys": "所屬系統",
  "zone_binding.fields.src_type": "來源級別",
  "zone_binding.fields.src_area": "來源區域",
  "zone_binding.help.src_area": "來自該區域的裝置和使用者，例如 CN 或 CN-44",
  "zone_binding.fields.dest_type": "目標級別",
  "zone_binding.fields.dest_area": "目標區域",
  "zone_binding.help.dest_area": "為其提供服務的區域",
  "zone_binding.fields.state": "狀態",
  "zone_binding.fields.remark": "備註",
  "zone_binding.fields.gmt_create": "建立時間",
  "enums.sys.1": "公有雲",
  "enums.sys.2": "海外雲",
  "enums.sys.3": "私有部署",
  "enums.resource_type.sys": "系統",
  "enums.resource_type.datacenter": "資料中心",
  "enums.resource_type.zonebind": "區域綁定",
  "enums.area_level.1": "國家",
  "enums.area_level.2": "省或州",
  "enums.area_level.3": "區域",
  "enums.open_state.1": "啟用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
