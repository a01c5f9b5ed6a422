// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_use.name": "激活码使用记录",
  "cdk_use.plural": "激活码使用记录",
  "cdk_use.fields.cdk": "激活码",
  "cdk_use.fields.batch_id": "批次",
  "cdk_use.fields.spec_id": "套餐",
  "cdk_use.fields.uid": "设备",
  "cdk_use.fields.user_id": "使用用户",
  "cdk_use.fields.comp_id": "所属公司",
  "cdk_use.fields.gmt_use": "使用时间",
} satisfies WordTable;
