// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, JsonField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { publishState, serviceName, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const SettingShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="name" />
      <EnumField source="service" of={serviceName} />
      <ReferenceField source="zone" of={zoneReference} />
      <EnumField source="sys" of={sys} />
      <JsonField source="content" />
      <EnumField source="state" of={publishState} />
      <TextField source="remark" lines={2} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
