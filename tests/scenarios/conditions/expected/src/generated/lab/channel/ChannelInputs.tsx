// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FlagInput, InputGroup, IntegerInput, TextInput, When } from "pilothouse/form";
import { channelType } from "../../enums";

export const ChannelInputs = () => (
  <>
    <InputGroup name="channel">
      <TextInput source="name" required />
      <EnumInput source="type" required of={channelType} />
      <When is={{ type: [1, 2] }}>
        <IntegerInput source="retries" min={0} />
      </When>
    </InputGroup>
    <InputGroup name="mail" when={{ type: [1] }}>
      <TextInput source="host" required />
      <FlagInput source="secure" />
    </InputGroup>
    <InputGroup name="message">
      <When is={{ type: [2] }}>
        <TextInput source="sign_name" required />
      </When>
      <When is={{ type: [3] }}>
        <TextInput source="speaker" />
      </When>
    </InputGroup>
  </>
);
