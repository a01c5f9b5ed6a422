// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "zone.name": "區域",
  "zone.plural": "區域",
  "zone.fields.zone": "區域編碼",
  "zone.help.zone": "簡短且固定，例如 eu",
  "zone.fields.name": "英文名稱",
  "zone.fields.cn_name": "中文名稱",
  "zone.fields.region": "地域",
  "zone.help.region": "雲端服務商的地域名稱",
  "zone.fields.sys": "所屬系統",
  "zone.fields.state": "狀態",
  "zone.fields.gmt_create": "建立時間",
  "enums.sys.1": "公有雲",
  "enums.sys.2": "海外雲",
  "enums.sys.3": "私有云",
  "enums.open_state.1": "啟用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
