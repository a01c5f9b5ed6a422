// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "poster.name": ["Poster", "海报", "海報"],
  "poster.plural": ["Posters", "海报", "海報"],
  "poster.fields.id": ["ID", "编号", "編號"],
  "poster.fields.name": ["Name", "名称", "名稱"],
  "poster.fields.rank": ["Rank", "等级", "等級"],
  "poster.help.rank": ["9 is highest", "9 最高", "9 最高"],
  "poster.fields.state": ["State", "状态", "狀態"],
  "poster.fields.public": ["Public", "公开", "公開"],
  "poster.fields.price": ["Price", "价格", "價格"],
  "poster.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
