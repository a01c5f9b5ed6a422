// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { deviceType } from "../../enums";

export const ProductCategoryShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField required source="category_cn_name" />
      <EnumField source="device_type" of={deviceType} />
      <TextField source="category" />
    </ShowGroup>
  </ShowView>
);
