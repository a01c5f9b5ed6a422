// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { openState, sys } from "../../enums";

export const ZoneShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="zone" />
      <TextField source="name" />
      <TextField source="cn_name" />
      <TextField source="region" />
      <EnumField source="sys" of={sys} />
      <EnumField source="state" of={openState} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
