// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  InputGroup,
  IntegerInput,
  ReferenceInput,
  TextInput,
  TimestampInput,
  TreeChecksInput,
  When,
  Written,
} from "pilothouse/form";
import { ChannelState } from "../../../../shared/generated/enums";
import { channelState } from "../../enums";
import { channelReference } from "./channel.reference";

export const ChannelInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required />
    <Written by="above">
      <IntegerInput source="limit" min={0} />
    </Written>
    <When is={{ state: [ChannelState.open] }}>
      <Written by="above">
        <TimestampInput source="expires" />
      </Written>
    </When>
    <Written by="above">
      <EnumInput source="state" required of={channelState} />
    </Written>
    <Written by="top">
      <TextInput source="tag" />
    </Written>
    <ReferenceInput source="next_id" of={channelReference} pick="free" />
    <TreeChecksInput source="all_ids" of={channelReference} pick="free" />
  </InputGroup>
);
