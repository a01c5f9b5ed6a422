// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk.name": "激活码",
  "cdk.plural": "激活码",
  "cdk.fields.cdk": "激活码",
  "cdk.fields.batch_id": "批次",
  "cdk.fields.spec_id": "套餐",
  "cdk.fields.state": "状态",
  "cdk.fields.uid": "激活设备",
  "cdk.fields.user_id": "使用用户",
  "cdk.fields.comp_id": "所属公司",
  "cdk.fields.gmt_use": "使用时间",
  "cdk.fields.gmt_expire": "到期时间",
  "enums.cdk_state.1": "待使用",
  "enums.cdk_state.2": "已使用",
} satisfies WordTable;
