// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ChannelState } from "../../../shared/generated/enums";

export const channel = defineResource({
  table: "channel",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    limit: "integer",
    expires: "integer",
    state: ChannelState,
    tag: "text",
    next_id: "integer",
    all_ids: "json",
  },
  calls: {
    list: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    reset: {
      required: {
        id: "integer",
      },
    },
    free: {},
  },
});
