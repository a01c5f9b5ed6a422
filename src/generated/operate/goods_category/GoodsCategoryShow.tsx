// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import {
  AttributesField,
  EnumField,
  ImageField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
} from "pilothouse/show";
import { goodsType } from "../../enums";
import { goodsCategoryReference } from "./goodsCategory.reference";

export const GoodsCategoryShow = () => (
  <ShowView picture={<ImageField source="img" />} facts={[<NumberField key="sort" source="sort" />]}>
    <ShowGroup name="main">
      <ReferenceField source="parent_category_id" of={goodsCategoryReference} />
      <AttributesField source="attr">
        <EnumField source="attr.goods_type" of={goodsType} />
        <TextField source="attr.badge" />
      </AttributesField>
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);
