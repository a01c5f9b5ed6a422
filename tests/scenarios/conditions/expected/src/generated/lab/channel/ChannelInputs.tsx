// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FlagInput, InputGroup, IntegerInput, TextInput, When } from "pilothouse/form";
import { ChannelType } from "../../../../shared/generated/enums";
import { channelType } from "../../enums";

export const ChannelInputs = () => (
  <>
    <InputGroup name="channel">
      <TextInput source="name" required />
      <EnumInput source="type" required of={channelType} />
      <When is={{ type: [ChannelType.mail, ChannelType.text_message] }}>
        <IntegerInput source="retries" min={0} />
      </When>
    </InputGroup>
    <InputGroup name="mail" when={{ type: [ChannelType.mail] }}>
      <TextInput source="host" required />
      <FlagInput source="secure" />
    </InputGroup>
    <InputGroup name="message">
      <When is={{ type: [ChannelType.text_message] }}>
        <TextInput source="sign_name" required />
      </When>
      <When is={{ type: [ChannelType.voice_call] }}>
        <TextInput source="speaker" />
      </When>
    </InputGroup>
  </>
);
