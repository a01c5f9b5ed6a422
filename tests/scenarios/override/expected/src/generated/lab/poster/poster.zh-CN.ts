// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "poster.name": "海报",
  "poster.plural": "海报",
  "poster.fields.id": "编号",
  "poster.fields.name": "名称",
  "poster.fields.rank": "等级",
  "poster.help.rank": "9 最高",
  "poster.fields.state": "状态",
  "poster.fields.public": "公开",
  "poster.fields.price": "价格",
  "poster.fields.gmt_create": "创建时间",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
