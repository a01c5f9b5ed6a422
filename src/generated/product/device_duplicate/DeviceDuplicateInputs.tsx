// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, TextInput } from "pilothouse/form";
import { duplicateState } from "../../enums";

export const DeviceDuplicateInputs = () => (
  <InputGroup name="main">
    <EnumInput source="state" required of={duplicateState} transitions={{ 1: [2, 3, 4] }} />
    <TextInput source="remark" max={256} lines={2} />
  </InputGroup>
);
