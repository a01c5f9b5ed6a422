// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, TextInput } from "pilothouse/form";
import { openState, sys } from "../../enums";

export const ZoneInputs = () => (
  <InputGroup name="main">
    <TextInput source="zone" required immutable />
    <TextInput source="name" required max={64} />
    <TextInput source="cn_name" required max={64} />
    <TextInput source="region" required max={64} />
    <EnumInput source="sys" required of={sys} />
    <EnumInput source="state" required of={openState} />
  </InputGroup>
);
