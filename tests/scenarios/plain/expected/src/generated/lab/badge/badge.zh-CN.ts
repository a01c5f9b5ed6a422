// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "badge.name": "徽章",
  "badge.plural": "徽章",
  "badge.fields.id": "编号",
  "badge.fields.name": "名称",
  "badge.fields.rank": "等级",
  "badge.help.rank": "9 最高",
  "badge.fields.state": "状态",
  "badge.fields.public": "公开",
  "badge.fields.price": "价格",
  "badge.fields.worn_by": "佩戴者类型",
  "badge.fields.made_by": "制作方式",
  "badge.fields.gmt_end": "有效期至",
  "badge.fields.gmt_create": "创建时间",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
