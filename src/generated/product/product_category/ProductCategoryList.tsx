// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import { EnumColumn, EnumFilter, ListView, TextColumn, TextFilter } from "pilothouse/list";
import { deviceType } from "../../enums";

export const ProductCategoryList = () => (
  <ListView
    sort={{ field: "category", order: "ASC" }}
    filters={[
      <TextFilter key="category_name" source="category_name" />,
      <TextFilter key="category_cn_name" source="category_cn_name" />,
      <EnumFilter key="device_type" source="device_type" of={deviceType} />,
    ]}
  >
    <TextColumn source="category_name" />
    <TextColumn source="category_cn_name" />
    <EnumColumn source="device_type" of={deviceType} />
    <TextColumn extra source="category" />
  </ListView>
);
