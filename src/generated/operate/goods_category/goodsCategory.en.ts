// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "goods_category.name": "Goods category",
  "goods_category.plural": "Goods categories",
  "goods_category.fields.id": "ID",
  "goods_category.fields.name": "Name",
  "goods_category.fields.img": "Image",
  "goods_category.fields.parent_category_id": "Parent category",
  "goods_category.fields.attr": "Attributes",
  "goods_category.fields.attr.goods_type": "Goods type",
  "goods_category.fields.attr.badge": "Badge",
  "goods_category.fields.sort": "Sort order",
  "goods_category.help.sort": "Lower numbers come first. Leave empty to sort last.",
  "enums.goods_type.1": "Cloud storage package",
  "enums.goods_type.2": "SIM data",
  "enums.goods_type.3": "Live streaming",
  "enums.goods_type.4": "AI recognition",
} satisfies WordTable;
