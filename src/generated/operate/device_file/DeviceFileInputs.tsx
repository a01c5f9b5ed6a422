// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FileInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { dataFileType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const DeviceFileInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={128} />
    <EnumInput source="type" required of={dataFileType} />
    <ReferenceInput source="comp_id" required of={companyReference} tree />
    <FileInput source="url" required accept=".xlsx,.csv,.zip" />
  </InputGroup>
);
