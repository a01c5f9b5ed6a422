// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { language, messageTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const MsgTemplateShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="name" />
      <EnumField source="type" of={messageTemplateType} />
      <EnumField source="lang" of={language} />
      <TextField source="title" />
      <TextField source="body" lines={4} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
