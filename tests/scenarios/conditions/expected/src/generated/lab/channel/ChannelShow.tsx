// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  FlagField,
  NumberField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { ChannelType } from "../../../../shared/generated/enums";
import { channelType } from "../../enums";

export const ChannelShow = () => (
  <ShowView
    facts={[<EnumField key="type" source="type" of={channelType} />, <TimestampField key="entered" source="entered" />]}
  >
    <ShowGroup name="channel" when={{ type: [ChannelType.mail] }}>
      <TextField required source="host" />
      <FlagField source="secure" />
    </ShowGroup>
    <ShowGroup name="voice" when={{ type: [ChannelType.voice_call] }}>
      <TextField source="speaker" />
    </ShowGroup>
    <ShowGroup name="message">
      <When is={{ secure: [1], type: [ChannelType.mail, ChannelType.text_message] }}>
        <NumberField source="retries" />
      </When>
      <When is={{ secure: [1], type: [ChannelType.text_message] }}>
        <TextField required source="sign_name" />
      </When>
    </ShowGroup>
  </ShowView>
);
