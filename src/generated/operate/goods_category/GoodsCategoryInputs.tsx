// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import {
  AttributesInput,
  EnumInput,
  ImageInput,
  InputGroup,
  IntegerInput,
  ReferenceInput,
  TextInput,
} from "pilothouse/form";
import { goodsType } from "../../enums";
import { goodsCategoryReference } from "./goodsCategory.reference";

export const GoodsCategoryInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <ImageInput source="img" />
    <ReferenceInput source="parent_category_id" of={goodsCategoryReference} tree />
    <AttributesInput source="attr">
      <EnumInput source="attr.goods_type" of={goodsType} />
      <TextInput source="attr.badge" max={16} />
    </AttributesInput>
    <IntegerInput source="sort" min={0} />
  </InputGroup>
);
