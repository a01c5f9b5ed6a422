// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, TextInput } from "pilothouse/form";
import { refundState } from "../../enums";

export const RefundInputs = () => (
  <InputGroup name="main">
    <EnumInput source="state" required of={refundState} transitions={{ 1: [2, 3], 3: [1] }} />
    <TextInput source="remark" max={256} lines={3} />
  </InputGroup>
);
