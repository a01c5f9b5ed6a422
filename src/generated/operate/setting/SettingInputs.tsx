// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, JsonInput, ReferenceInput, TextInput } from "pilothouse/form";
import { openState, serviceName, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const SettingInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <EnumInput source="service" required of={serviceName} />
    <ReferenceInput source="zone" of={zoneReference} />
    <EnumInput source="sys" required of={sys} />
    <JsonInput source="content" required />
    <EnumInput source="state" required of={openState} />
    <TextInput source="remark" max={256} lines={2} />
  </InputGroup>
);
