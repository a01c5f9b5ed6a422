// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { language, messageTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const MsgTemplateInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <EnumInput source="type" required of={messageTemplateType} />
    <EnumInput source="lang" required of={language} />
    <TextInput source="title" required max={128} />
    <TextInput source="body" required max={1000} lines={4} />
    <ReferenceInput source="comp_id" of={companyReference} tree />
  </InputGroup>
);
