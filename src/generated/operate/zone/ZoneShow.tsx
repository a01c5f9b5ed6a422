// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { openState, sys } from "../../enums";

export const ZoneShow = () => (
  <ShowView state={<EnumField required source="state" of={openState} />}>
    <ShowGroup name="main">
      <TextField required source="zone" />
      <TextField required source="cn_name" />
      <TextField required source="region" />
      <EnumField required source="sys" of={sys} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
