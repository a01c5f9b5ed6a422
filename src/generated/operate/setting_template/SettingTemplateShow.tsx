// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, JsonField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { serviceName } from "../../enums";

export const SettingTemplateShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <EnumField source="service" of={serviceName} />
      <JsonField required source="content" />
      <TextField source="remark" lines={2} />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);
