// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { language, messageTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const MsgTemplateShow = () => (
  <ShowView
    facts={[
      <EnumField key="type" source="type" of={messageTemplateType} />,
      <EnumField key="lang" source="lang" of={language} />,
      <TextField key="title" source="title" />,
      <TextField key="body" source="body" lines={4} />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
