// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferencesColumn,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { ChannelState } from "../../../../shared/generated/enums";
import { channelState } from "../../enums";
import { channelCalls } from "./channel.calls";
import { channelReference } from "./channel.reference";

export const ChannelList = () => (
  <ListView
    sort={{ field: "expires", order: "DESC" }}
    rowActions={[
      <CallButton key="reset" call={channelCalls.reset} icon="play" />,
      <TransitionButtons
        key="state"
        source="state"
        of={channelState}
        transitions={{ [ChannelState.open]: [ChannelState.closed], [ChannelState.closed]: [ChannelState.open] }}
        writer="above"
      />,
    ]}
  >
    <TextColumn source="name" />
    <NumberColumn source="limit" />
    <TimestampColumn source="expires" />
    <EnumColumn keep source="state" of={channelState} />
    <TextColumn source="tag" />
    <ReferenceColumn source="next_id" of={channelReference} />
    <ReferencesColumn source="all_ids" of={channelReference} />
    <TextColumn extra source="id" />
  </ListView>
);
