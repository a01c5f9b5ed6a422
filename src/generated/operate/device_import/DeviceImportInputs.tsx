// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import { FileInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { productReference } from "../../product/product/product.reference";
import { companyReference } from "../company/company.reference";

export const DeviceImportInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={128} />
    <ReferenceInput source="pk" required of={productReference} />
    <ReferenceInput source="comp_id" required of={companyReference} tree />
    <TextInput source="batch_id" max={64} mono />
    <FileInput source="url" required accept=".xlsx" />
  </InputGroup>
);
