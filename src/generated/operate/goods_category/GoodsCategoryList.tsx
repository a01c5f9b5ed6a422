// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { ImageColumn, ListView, NumberColumn, ReferenceColumn, TextColumn, TextFilter } from "pilothouse/list";
import { goodsCategoryReference } from "./goodsCategory.reference";

export const GoodsCategoryList = () => (
  <ListView
    parent="parent_category_id"
    order="sort"
    sort={{ field: "sort", order: "ASC" }}
    filters={[<TextFilter key="name" source="name" />]}
  >
    <TextColumn source="name" />
    <ImageColumn source="img" />
    <NumberColumn source="sort" />
    <ReferenceColumn extra source="parent_category_id" of={goodsCategoryReference} />
    <TextColumn extra source="id" />
  </ListView>
);
