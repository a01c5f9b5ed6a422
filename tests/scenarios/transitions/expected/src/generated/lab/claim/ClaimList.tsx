// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { TextInput } from "pilothouse/ask";
import { EnumColumn, EnumFilter, ListView, TextColumn } from "pilothouse/list";
import { ClaimState } from "../../../../shared/generated/enums";
import { claimState } from "../../enums";

export const ClaimList = () => (
  <ListView
    sort={{ field: "id", order: "ASC" }}
    filters={[<EnumFilter key="claim_state" source="claim_state" of={claimState} />]}
    rowActions={[
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
    <TextColumn source="title" />
    <TextColumn source="reason" lines={3} />
    <EnumColumn keep source="claim_state" of={claimState} />
    <TextColumn extra source="id" />
  </ListView>
);
