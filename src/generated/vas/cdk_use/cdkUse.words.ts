// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "cdk_use.name": ["Code usage", "激活码使用记录", "開通碼使用記錄"],
  "cdk_use.plural": ["Code usage", "激活码使用记录", "開通碼使用記錄"],
  "cdk_use.fields.cdk": ["Activation code", "激活码", "開通碼"],
  "cdk_use.fields.batch_id": ["Batch", "批次", "批次"],
  "cdk_use.fields.spec_id": ["Package", "套餐", "方案"],
  "cdk_use.fields.uid": ["Device", "设备", "裝置"],
  "cdk_use.fields.user_id": ["Used by", "使用用户", "兌換者"],
  "cdk_use.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "cdk_use.fields.gmt_use": ["Used", "使用时间", "使用時間"],
} satisfies Translations;
