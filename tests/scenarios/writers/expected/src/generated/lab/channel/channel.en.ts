// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "channel.name": "Channel",
  "channel.plural": "Channels",
  "channel.fields.id": "ID",
  "channel.fields.name": "Name",
  "channel.fields.limit": "Limit",
  "channel.fields.expires": "Expires",
  "channel.fields.state": "State",
  "channel.fields.tag": "Tag",
  "channel.fields.next_id": "Next channel",
  "channel.fields.all_ids": "Channels",
  "channel.actions.reset": "Reset",
  "enums.channel_state.1": "Open",
  "enums.channel_state.2": "Closed",
} satisfies WordTable;
