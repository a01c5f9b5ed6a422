// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ChannelType } from "../../../shared/generated/enums";

export const channel = defineResource({
  table: "channel",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: ChannelType,
    retries: "integer",
    host: "text",
    secure: "integer",
    sign_name: "text",
    entered: "integer",
    speaker: "text",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});
