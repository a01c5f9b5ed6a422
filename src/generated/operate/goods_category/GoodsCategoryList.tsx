// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { ImageColumn, NumberColumn, ReferenceColumn, TextColumn, TextFilter, TreeListView } from "../../../kit/list";
import { goodsCategoryReference } from "./goodsCategory.reference";

export const GoodsCategoryList = () => (
  <TreeListView
    parent="parent_category_id"
    order="sort"
    sort={{ field: "sort", order: "ASC" }}
    filters={[<TextFilter key="name" source="name" />]}
  >
    <TextColumn source="name" />
    <ImageColumn source="img" />
    <ReferenceColumn source="parent_category_id" of={goodsCategoryReference} />
    <NumberColumn source="sort" />
  </TreeListView>
);
