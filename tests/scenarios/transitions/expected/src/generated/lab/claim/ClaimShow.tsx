// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { TextInput } from "pilothouse/ask";
import { EnumField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { claimState } from "../../enums";

export const ClaimShow = () => (
  <ShowView
    state={<EnumField source="claim_state" of={claimState} />}
    actions={[
      <TransitionButtons
        key="claim_state"
        source="claim_state"
        of={claimState}
        transitions={{ 1: [2, 3], 2: [4] }}
        asks={{ 3: [<TextInput key="reason" source="reason" required lines={3} />] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="reason" lines={3} />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);
