// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { EnumColumn, FlagColumn, ListView, NumberColumn, TextColumn } from "pilothouse/list";
import { channelType } from "../../enums";

export const ChannelList = () => (
  <ListView sort={{ field: "id", order: "ASC" }}>
    <TextColumn source="name" />
    <EnumColumn source="type" of={channelType} />
    <NumberColumn source="retries" />
    <TextColumn source="host" />
    <FlagColumn source="secure" />
    <TextColumn source="sign_name" />
    <TextColumn source="speaker" />
  </ListView>
);
