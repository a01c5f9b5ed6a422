// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { openState, sys } from "../../enums";

export const ZoneShow = () => (
  <ShowView state={<EnumField source="state" of={openState} />}>
    <ShowGroup name="main">
      <TextField source="zone" />
      <TextField source="cn_name" />
      <TextField source="region" />
      <EnumField source="sys" of={sys} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
