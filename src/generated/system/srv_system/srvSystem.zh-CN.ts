// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "srv_system.name": "云环境",
  "srv_system.plural": "云环境",
  "srv_system.fields.id": "编号",
  "srv_system.fields.sys": "所属系统",
  "srv_system.fields.name": "名称",
  "srv_system.fields.domain": "域名",
  "srv_system.fields.state": "状态",
  "srv_system.fields.remark": "备注",
  "srv_system.fields.gmt_create": "创建时间",
  "acts.deploy_state.2": "标为未部署",
  "acts.deploy_state.1": "标为已部署",
  "enums.sys.1": "公有云",
  "enums.sys.2": "海外云",
  "enums.sys.3": "私有云",
  "enums.deploy_state.1": "已部署",
  "enums.deploy_state.2": "未部署",
} satisfies WordTable;
