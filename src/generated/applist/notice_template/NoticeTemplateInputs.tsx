// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { language, noticeTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const NoticeTemplateInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <EnumInput source="type" required of={noticeTemplateType} />
    <EnumInput source="lang" required of={language} />
    <TextInput source="title" required max={128} />
    <TextInput source="body" required max={4000} lines={6} />
    <ReferenceInput source="comp_id" of={companyReference} tree />
  </InputGroup>
);
