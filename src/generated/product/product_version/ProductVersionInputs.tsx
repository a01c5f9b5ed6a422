// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  FileInput,
  InputGroup,
  IntegerInput,
  LocalizedInput,
  ReferenceInput,
  TextInput,
} from "pilothouse/form";
import { language, linkType, publishState, versionLevel, versionType, zoneType } from "../../enums";
import { productReference } from "../product/product.reference";

export const ProductVersionInputs = () => (
  <>
    <InputGroup name="version">
      <ReferenceInput source="pk" required of={productReference} />
      <TextInput source="ver" required max={32} mono />
      <IntegerInput source="ver_num" required min={1} max={999999} />
      <EnumInput source="type" required of={versionType} />
      <EnumInput source="level" required of={versionLevel} />
      <EnumInput source="state" required of={publishState} />
    </InputGroup>
    <InputGroup name="audience">
      <IntegerInput source="min_ver_num" min={1} max={999999} />
      <IntegerInput source="max_ver_num" min={1} max={999999} />
      <TextInput source="oem" max={32} />
      <TextInput source="batch_id" max={64} mono />
      <TextInput source="tag" max={64} />
      <EnumInput source="link_type" of={linkType} />
      <TextInput source="link_id" max={64} />
      <IntegerInput source="limit" min={0} />
    </InputGroup>
    <InputGroup name="packages">
      <LocalizedInput source="details">
        <EnumInput source="details.lang" required of={language} />
        <TextInput source="details.title" required max={128} />
        <TextInput source="details.content" max={2000} lines={5} />
        <FileInput source="details.url" accept=".bin,.zip,.img" />
        <IntegerInput source="details.size" min={0} unit="B" />
        <TextInput source="details.zone" max={32} />
        <EnumInput source="details.zone_type" of={zoneType} />
      </LocalizedInput>
    </InputGroup>
  </>
);
