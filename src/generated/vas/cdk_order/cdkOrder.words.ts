// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "cdk_order.name": ["Activation code batch", "激活码批次", "開通碼批次"],
  "cdk_order.plural": ["Activation code batches", "激活码批次", "開通碼批次"],
  "cdk_order.fields.id": ["ID", "编号", "編號"],
  "cdk_order.fields.batch_id": ["Batch number", "批次号", "批號"],
  "cdk_order.fields.spec_id": ["Package", "套餐", "方案"],
  "cdk_order.help.spec_id": ["The package a code activates", "激活码对应的套餐", "開通碼對應的方案"],
  "cdk_order.fields.number": ["Number of codes", "激活码数量", "開通碼數量"],
  "cdk_order.help.number": ["Must be greater than zero", "必须大于 0", "必須大於 0"],
  "cdk_order.fields.pending": ["Still to generate", "待生成", "待生成"],
  "cdk_order.help.pending": [
    "Large batches are generated step by step",
    "数量大的批次会逐步生成",
    "數量大的批次會逐步生成",
  ],
  "cdk_order.fields.used": ["Used", "已使用", "已使用"],
  "cdk_order.fields.public": ["Public", "公开", "公開"],
  "cdk_order.help.public": [
    "Each user can use the same code once",
    "开启后，每个用户可使用同一激活码一次",
    "開啟後，每個使用者可使用同一開通碼一次",
  ],
  "cdk_order.fields.use_zone": ["Zone of use", "使用区域", "使用區域"],
  "cdk_order.help.use_zone": ["Leave empty for all zones", "留空表示不限", "留空表示不限"],
  "cdk_order.fields.gmt_expire": ["Expires", "到期时间", "到期時間"],
  "cdk_order.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "cdk_order.fields.remark": ["Remark", "备注", "備註"],
  "cdk_order.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "cdk_order.groups.package": ["Package", "套餐", "方案"],
  "cdk_order.groups.codes": ["Number and zone", "数量与区域", "數量與區域"],
  "cdk_order.groups.expiry": ["Expiry", "有效期", "有效期"],
  "cdk_order.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
