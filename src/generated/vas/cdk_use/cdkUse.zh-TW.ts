// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_use.name": "開通碼使用記錄",
  "cdk_use.plural": "開通碼使用記錄",
  "cdk_use.fields.cdk": "開通碼",
  "cdk_use.fields.batch_id": "批次",
  "cdk_use.fields.spec_id": "方案",
  "cdk_use.fields.uid": "裝置",
  "cdk_use.fields.user_id": "兌換者",
  "cdk_use.fields.comp_id": "所屬公司",
  "cdk_use.fields.gmt_use": "使用時間",
} satisfies WordTable;
