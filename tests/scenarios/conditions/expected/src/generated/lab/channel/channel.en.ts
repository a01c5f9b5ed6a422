// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "channel.name": "Channel",
  "channel.plural": "Channels",
  "channel.fields.id": "ID",
  "channel.fields.name": "Name",
  "channel.fields.type": "Type",
  "channel.fields.retries": "Retries",
  "channel.fields.host": "Server",
  "channel.fields.secure": "Encrypted",
  "channel.fields.sign_name": "Signature",
  "channel.fields.speaker": "Voice",
  "channel.groups.channel": "Channel",
  "channel.groups.mail": "Mail",
  "channel.groups.message": "Messages",
  "channel.groups.record": "Record",
  "enums.channel_type.1": "Mail",
  "enums.channel_type.2": "Text message",
  "enums.channel_type.3": "Voice call",
} satisfies WordTable;
