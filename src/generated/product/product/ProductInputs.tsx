// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import {
  AttributesInput,
  EnumInput,
  FlagInput,
  ImageInput,
  InputGroup,
  IntegerInput,
  ReferenceInput,
  TextInput,
} from "pilothouse/form";
import { linkType, nodeType, resolution, sys } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { productCategoryReference } from "../product_category/productCategory.reference";

export const ProductInputs = () => (
  <>
    <InputGroup name="product">
      <TextInput source="name" required max={64} />
      <ImageInput source="img" />
      <ReferenceInput source="category" required of={productCategoryReference} />
      <ReferenceInput source="comp_id" required of={companyReference} tree />
      <EnumInput source="node_type" required of={nodeType} />
      <EnumInput source="sys" of={sys} />
    </InputGroup>
    <InputGroup name="features">
      <AttributesInput source="attr">
        <EnumInput source="attr.resolution" of={resolution} />
        <IntegerInput source="attr.channels" min={1} max={64} />
        <FlagInput source="attr.ptz" />
        <FlagInput source="attr.talk" />
        <FlagInput source="attr.night_vision" />
        <FlagInput source="attr.sd_card" />
        <FlagInput source="attr.cloud" />
        <FlagInput source="attr.cellular" />
        <IntegerInput source="attr.battery" min={0} max={100000} unit="mAh" />
      </AttributesInput>
    </InputGroup>
    <InputGroup name="production">
      <TextInput source="oem" max={32} />
      <EnumInput source="link_type" of={linkType} />
      <TextInput source="link_id" max={64} />
      <TextInput source="batch_id" max={64} mono />
      <TextInput source="remark" max={256} lines={3} />
    </InputGroup>
  </>
);
