// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, TextInput } from "pilothouse/form";
import { ClaimState } from "../../../../shared/generated/enums";
import { claimState } from "../../enums";

export const ClaimInputs = () => (
  <InputGroup name="main">
    <TextInput source="title" immutable />
    <TextInput source="reason" lines={3} />
    <EnumInput
      source="claim_state"
      of={claimState}
      transitions={{
        [ClaimState.pending]: [ClaimState.accepted, ClaimState.refused],
        [ClaimState.accepted]: [ClaimState.settled],
      }}
    />
  </InputGroup>
);
