// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput, TimestampInput, WriteLock } from "pilothouse/form";
import { appType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const AppInputs = () => (
  <>
    <InputGroup name="basics">
      <TextInput source="name" required max={64} />
      <EnumInput source="type" required of={appType} />
      <ReferenceInput source="comp_id" required of={companyReference} tree />
      <WriteLock by="above">
        <TimestampInput source="gmt_expire" />
      </WriteLock>
    </InputGroup>
    <InputGroup name="packages">
      <TextInput source="package_name_ios" max={128} mono />
      <TextInput source="package_name_android" max={128} mono />
    </InputGroup>
  </>
);
