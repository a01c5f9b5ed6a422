// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "cdk.name": ["Activation code", "激活码", "開通碼"],
  "cdk.plural": ["Activation codes", "激活码", "開通碼"],
  "cdk.fields.cdk": ["Activation code", "激活码", "開通碼"],
  "cdk.fields.batch_id": ["Batch", "批次", "批次"],
  "cdk.fields.spec_id": ["Package", "套餐", "方案"],
  "cdk.fields.state": ["State", "状态", "狀態"],
  "cdk.fields.uid": ["Device", "激活设备", "開通裝置"],
  "cdk.fields.user_id": ["Used by", "使用用户", "兌換者"],
  "cdk.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "cdk.fields.gmt_use": ["Used", "使用时间", "使用時間"],
  "cdk.fields.gmt_expire": ["Expires", "到期时间", "到期時間"],
} satisfies Translations;
