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
  WriteLock,
} from "pilothouse/form";
import { ChannelState } from "../../../../shared/generated/enums";
import { channelState } from "../../enums";
import { channelReference } from "./channel.reference";

export const ChannelInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required />
    <WriteLock by="above">
      <IntegerInput source="limit" min={0} />
    </WriteLock>
    <When is={{ state: [ChannelState.open] }}>
      <WriteLock by="above">
        <TimestampInput source="expires" />
      </WriteLock>
    </When>
    <WriteLock by="above">
      <EnumInput source="state" required of={channelState} />
    </WriteLock>
    <WriteLock by="top">
      <TextInput source="tag" />
    </WriteLock>
    <ReferenceInput source="next_id" of={channelReference} pick="free" />
    <TreeChecksInput source="all_ids" of={channelReference} pick="free" />
  </InputGroup>
);
