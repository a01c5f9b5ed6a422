// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, TextInput } from "pilothouse/form";
import { deployState, sys } from "../../enums";

export const SrvSystemInputs = () => (
  <InputGroup name="main">
    <EnumInput source="sys" required immutable of={sys} />
    <TextInput source="name" required max={64} />
    <TextInput source="domain" max={128} mono />
    <EnumInput source="state" required of={deployState} />
    <TextInput source="remark" max={256} lines={2} />
  </InputGroup>
);
