// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, NumberInput, TextInput } from "pilothouse/form";
import { trap } from "../../enums";

export const HostileInputs = () => (
  <InputGroup name="trap">
    <TextInput source="name" required />
    <NumberInput source="amount" unit={'"} evil={alert(1)} x="&quot;'} />
    <EnumInput source="state" of={trap} />
  </InputGroup>
);
