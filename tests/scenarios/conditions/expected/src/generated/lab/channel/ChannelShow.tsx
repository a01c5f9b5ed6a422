// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, FlagField, NumberField, ShowGroup, ShowView, TextField, When } from "pilothouse/show";
import { channelType } from "../../enums";

export const ChannelShow = () => (
  <ShowView facts={[<EnumField key="type" source="type" of={channelType} />]}>
    <ShowGroup name="channel" when={{ type: [1, 2] }}>
      <NumberField source="retries" />
    </ShowGroup>
    <ShowGroup name="mail" when={{ type: [1] }}>
      <TextField source="host" />
      <FlagField source="secure" />
    </ShowGroup>
    <ShowGroup name="message">
      <When is={{ type: [2] }}>
        <TextField source="sign_name" />
      </When>
      <When is={{ type: [3] }}>
        <TextField source="speaker" />
      </When>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);
