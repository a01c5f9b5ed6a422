// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "srv_system.name": "雲環境",
  "srv_system.plural": "雲環境",
  "srv_system.fields.id": "編號",
  "srv_system.fields.sys": "所屬系統",
  "srv_system.fields.name": "名稱",
  "srv_system.fields.domain": "網域",
  "srv_system.fields.state": "狀態",
  "srv_system.fields.remark": "備註",
  "srv_system.fields.gmt_create": "建立時間",
  "acts.deploy_state.2": "標為未部署",
  "acts.deploy_state.1": "標為已部署",
  "enums.sys.1": "公有雲",
  "enums.sys.2": "海外雲",
  "enums.sys.3": "私有云",
  "enums.deploy_state.1": "已部署",
  "enums.deploy_state.2": "未部署",
} satisfies WordTable;
