// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const goodsCategory = defineResource({
  table: "goods_category",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    img: "text",
    parent_category_id: "integer",
    attr: "text",
    sort: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
