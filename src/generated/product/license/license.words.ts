// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "license.name": ["Licence", "授权码", "授權碼"],
  "license.plural": ["Licences", "授权码", "授權碼"],
  "license.fields.lic_code": ["Licence code", "授权码", "授權碼"],
  "license.fields.grant_mac": ["Granted to MAC", "授权 MAC 地址", "授權 MAC 位址"],
  "license.fields.uid": ["Device", "设备", "裝置"],
  "license.fields.state": ["State", "状态", "狀態"],
  "license.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "license.fields.gmt_grant": ["Granted", "授权时间", "授權時間"],
  "license.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
