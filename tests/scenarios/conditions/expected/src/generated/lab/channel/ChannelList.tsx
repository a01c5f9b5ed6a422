// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  NumberColumn,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { ChannelType } from "../../../../shared/generated/enums";
import { channelType } from "../../enums";

export const ChannelList = () => (
  <ListView
    sort={{ field: "entered", order: "DESC" }}
    views={[
      {
        name: "mail",
        when: { type: [ChannelType.mail] },
        columns: ["name", "host", "retries"],
        sort: { field: "retries", order: "DESC" },
        count: "act",
      },
      { name: "latest", during: { entered: "this_week" }, count: "all" },
    ]}
    filters={[<EnumFilter key="type" source="type" of={channelType} />]}
  >
    <TextColumn second={<TextColumn source="host" />} source="name" />
    <EnumColumn source="type" of={channelType} />
    <TimestampColumn source="entered" />
    <TextColumn extra="channel" source="host" />
    <NumberColumn extra="message" source="retries" />
    <FlagColumn extra="channel" source="secure" />
    <TextColumn extra="voice" source="speaker" />
    <TextColumn extra="message" source="sign_name" />
  </ListView>
);
