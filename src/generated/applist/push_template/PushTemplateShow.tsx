// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, JsonField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { language, messageTemplateType, notifyType, pushMode } from "../../enums";

export const PushTemplateShow = () => (
  <ShowView
    facts={[
      <EnumField key="type" source="type" of={messageTemplateType} />,
      <EnumField key="notify_type" source="notify_type" of={notifyType} />,
      <EnumField key="lang" source="lang" of={language} />,
      <EnumField key="mode" source="mode" of={pushMode} />,
    ]}
  >
    <ShowGroup name="text">
      <TextField source="code" mono />
      <JsonField source="param" />
      <TextField source="title" />
      <TextField source="body" lines={6} />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
