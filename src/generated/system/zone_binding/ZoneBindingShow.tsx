// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { areaLevel, openState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const ZoneBindingShow = () => (
  <ShowView
    actions={[<TransitionButtons key="state" source="state" of={openState} transitions={{ 1: [2], 2: [1] }} />]}
  >
    <ShowGroup name="main">
      <EnumField source="sys" of={sys} />
      <EnumField source="src_type" of={areaLevel} />
      <TextField source="src_area" />
      <EnumField source="dest_type" of={areaLevel} />
      <ReferenceField source="dest_area" of={zoneReference} />
      <EnumField source="state" of={openState} />
      <TextField source="remark" lines={2} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
