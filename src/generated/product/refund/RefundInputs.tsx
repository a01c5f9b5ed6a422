// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, TextInput } from "pilothouse/form";
import { RefundState } from "../../../../shared/generated/enums";
import { refundState } from "../../enums";

export const RefundInputs = () => (
  <InputGroup name="main">
    <EnumInput
      source="state"
      required
      of={refundState}
      transitions={{
        [RefundState.in_progress]: [RefundState.successful, RefundState.failed],
        [RefundState.failed]: [RefundState.in_progress],
      }}
    />
    <TextInput source="remark" max={256} lines={3} />
  </InputGroup>
);
