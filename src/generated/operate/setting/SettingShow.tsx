// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, JsonField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { openState, serviceName, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const SettingShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <EnumField key="service" source="service" of={serviceName} />,
      <ReferenceField key="zone" source="zone" of={zoneReference} />,
      <EnumField key="sys" source="sys" of={sys} />,
      <TextField key="remark" source="remark" lines={2} />,
    ]}
  >
    <ShowGroup name="main">
      <JsonField required source="content" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
