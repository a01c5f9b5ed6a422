// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  NumberField,
  ReferenceField,
  ReferenceTreeField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { ChannelState } from "../../../../shared/generated/enums";
import { channelState } from "../../enums";
import { channelCalls } from "./channel.calls";
import { channelReference } from "./channel.reference";

export const ChannelShow = () => (
  <ShowView
    state={<EnumField required source="state" of={channelState} />}
    actions={[
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
    <ShowGroup name="main">
      <NumberField source="limit" />
      <When is={{ state: [ChannelState.open] }}>
        <TimestampField source="expires" />
      </When>
      <TextField source="tag" />
      <ReferenceField source="next_id" of={channelReference} />
      <ReferenceTreeField source="all_ids" of={channelReference} />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);
