// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "badge.name": ["Badge", "徽章", "徽章"],
  "badge.plural": ["Badges", "徽章", "徽章"],
  "badge.fields.id": ["ID", "编号", "編號"],
  "badge.fields.name": ["Name", "名称", "名稱"],
  "badge.fields.rank": ["Rank", "等级", "等級"],
  "badge.help.rank": ["9 is highest", "9 最高", "9 最高"],
  "badge.fields.state": ["State", "状态", "狀態"],
  "badge.fields.public": ["Public", "公开", "公開"],
  "badge.fields.price": ["Price", "价格", "價格"],
  "badge.fields.worn_by": ["Kind of wearer", "佩戴者类型", "佩戴者類型"],
  "badge.fields.made_by": ["Made by", "制作方式", "製作方式"],
  "badge.fields.gmt_end": ["Valid until", "有效期至", "有效期至"],
  "badge.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
