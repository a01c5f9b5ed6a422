// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { ImageColumn, ListView, NumberColumn, TextColumn, TextFilter } from "pilothouse/list";

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
  </ListView>
);
