// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_order.name": "激活码批次",
  "cdk_order.plural": "激活码批次",
  "cdk_order.fields.id": "编号",
  "cdk_order.fields.batch_id": "批次号",
  "cdk_order.fields.spec_id": "套餐",
  "cdk_order.help.spec_id": "激活码对应的套餐",
  "cdk_order.fields.number": "激活码数量",
  "cdk_order.help.number": "必须大于 0",
  "cdk_order.fields.pending": "待生成",
  "cdk_order.help.pending": "数量大的批次会逐步生成",
  "cdk_order.fields.used": "已使用",
  "cdk_order.fields.public": "公开",
  "cdk_order.help.public": "开启后，每个用户可使用同一激活码一次",
  "cdk_order.fields.use_zone": "使用区域",
  "cdk_order.help.use_zone": "留空表示不限",
  "cdk_order.fields.gmt_expire": "到期时间",
  "cdk_order.fields.comp_id": "所属公司",
  "cdk_order.fields.remark": "备注",
  "cdk_order.fields.gmt_create": "创建时间",
  "cdk_order.groups.package": "套餐",
  "cdk_order.groups.codes": "数量与区域",
  "cdk_order.groups.expiry": "有效期",
  "cdk_order.groups.record": "记录信息",
} satisfies WordTable;
