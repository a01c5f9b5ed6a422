// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { areaLevel, openState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const ZoneBindingInputs = () => (
  <InputGroup name="main">
    <EnumInput source="sys" required of={sys} />
    <EnumInput source="src_type" required of={areaLevel} />
    <TextInput source="src_area" required max={64} />
    <EnumInput source="dest_type" required of={areaLevel} />
    <ReferenceInput source="dest_area" required of={zoneReference} />
    <EnumInput source="state" required of={openState} />
    <TextInput source="remark" max={256} lines={2} />
  </InputGroup>
);
