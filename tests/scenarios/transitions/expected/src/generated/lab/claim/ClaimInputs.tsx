// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, TextInput } from "pilothouse/form";
import { claimState } from "../../enums";

export const ClaimInputs = () => (
  <InputGroup name="main">
    <TextInput source="title" immutable />
    <TextInput source="reason" lines={3} />
    <EnumInput source="claim_state" of={claimState} transitions={{ 1: [2, 3], 2: [4] }} />
  </InputGroup>
);
