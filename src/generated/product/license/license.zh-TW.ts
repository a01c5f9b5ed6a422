// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "license.name": "授權碼",
  "license.plural": "授權碼",
  "license.fields.lic_code": "授權碼",
  "license.fields.grant_mac": "授權 MAC 位址",
  "license.fields.uid": "裝置",
  "license.fields.state": "狀態",
  "license.fields.comp_id": "所屬公司",
  "license.fields.gmt_grant": "授權時間",
  "license.fields.gmt_create": "建立時間",
  "enums.license_state.1": "未授權",
  "enums.license_state.2": "已授權",
  "enums.license_state.3": "已吊銷",
} satisfies WordTable;
