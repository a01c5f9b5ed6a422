// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { TextInput } from "pilothouse/ask";
import { EnumField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { ClaimState } from "../../../../shared/generated/enums";
import { claimState } from "../../enums";

export const ClaimShow = () => (
  <ShowView
    state={<EnumField source="claim_state" of={claimState} />}
    steps={[
      { name: "asked", when: { claim_state: [ClaimState.pending, ClaimState.accepted, ClaimState.settled] } },
      { name: "paid", when: { claim_state: [ClaimState.settled] } },
    ]}
    actions={[
      <TransitionButtons
        key="claim_state"
        source="claim_state"
        of={claimState}
        transitions={{
          [ClaimState.pending]: [ClaimState.accepted, ClaimState.refused],
          [ClaimState.accepted]: [ClaimState.settled],
        }}
        asks={{ [ClaimState.refused]: [<TextInput key="reason" source="reason" required lines={3} />] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="reason" lines={3} />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);
