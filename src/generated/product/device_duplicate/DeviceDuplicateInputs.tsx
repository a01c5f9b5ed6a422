// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, TextInput } from "pilothouse/form";
import { DuplicateState } from "../../../../shared/generated/enums";
import { duplicateState } from "../../enums";

export const DeviceDuplicateInputs = () => (
  <InputGroup name="main">
    <EnumInput
      source="state"
      required
      of={duplicateState}
      transitions={{
        [DuplicateState.unresolved]: [DuplicateState.old_kept, DuplicateState.new_kept, DuplicateState.both_blocked],
      }}
    />
    <TextInput source="remark" max={256} lines={2} />
  </InputGroup>
);
