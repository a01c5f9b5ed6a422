// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ShowGroup, ShowView, TextField, TimestampField } from "../../../kit/show";
import { language, messageTemplateType } from "../../enums";

export const MsgTemplateShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="name" />
      <EnumField source="type" of={messageTemplateType} />
      <EnumField source="lang" of={language} />
      <TextField source="title" />
      <TextField source="body" lines={4} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
