// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk.name": "開通碼",
  "cdk.plural": "開通碼",
  "cdk.fields.cdk": "開通碼",
  "cdk.fields.batch_id": "批次",
  "cdk.fields.spec_id": "方案",
  "cdk.fields.state": "狀態",
  "cdk.fields.uid": "開通裝置",
  "cdk.fields.user_id": "兌換者",
  "cdk.fields.comp_id": "所屬公司",
  "cdk.fields.gmt_use": "使用時間",
  "cdk.fields.gmt_expire": "到期時間",
  "enums.cdk_state.1": "待使用",
  "enums.cdk_state.2": "已使用",
} satisfies WordTable;
