// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_order.name": "開通碼批次",
  "cdk_order.plural": "開通碼批次",
  "cdk_order.fields.id": "編號",
  "cdk_order.fields.batch_id": "批號",
  "cdk_order.fields.spec_id": "方案",
  "cdk_order.help.spec_id": "開通碼對應的方案",
  "cdk_order.fields.number": "開通碼數量",
  "cdk_order.help.number": "必須大於 0",
  "cdk_order.fields.pending": "待生成",
  "cdk_order.help.pending": "數量大的批次會逐步生成",
  "cdk_order.fields.used": "已使用",
  "cdk_order.fields.public": "公開",
  "cdk_order.help.public": "開啟後，每個使用者可使用同一開通碼一次",
  "cdk_order.fields.use_zone": "使用區域",
  "cdk_order.help.use_zone": "留空表示不限",
  "cdk_order.fields.gmt_expire": "到期時間",
  "cdk_order.fields.comp_id": "所屬公司",
  "cdk_order.fields.remark": "備註",
  "cdk_order.fields.gmt_create": "建立時間",
  "cdk_order.groups.package": "方案",
  "cdk_order.groups.codes": "數量與區域",
  "cdk_order.groups.expiry": "有效期",
  "cdk_order.groups.record": "記錄資訊",
} satisfies WordTable;
