// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, NumberField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { openState, sysnotifyType } from "../../enums";

export const SysnotifyConfigShow = () => (
  <ShowView state={<EnumField required source="state" of={openState} />}>
    <ShowGroup name="main">
      <TextField source="time_range" />
      <NumberField source="interval" unit="min" />
      <TextField source="id" />
      <EnumField source="type" of={sysnotifyType} />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);
