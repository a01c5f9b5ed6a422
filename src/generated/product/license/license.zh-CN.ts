// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "license.name": "授权码",
  "license.plural": "授权码",
  "license.fields.lic_code": "授权码",
  "license.fields.grant_mac": "授权 MAC 地址",
  "license.fields.uid": "设备",
  "license.fields.state": "状态",
  "license.fields.comp_id": "所属公司",
  "license.fields.gmt_grant": "授权时间",
  "license.fields.gmt_create": "创建时间",
  "enums.license_state.1": "未授权",
  "enums.license_state.2": "已授权",
  "enums.license_state.3": "已吊销",
} satisfies WordTable;
