// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "Lab",
  "menu.lab": "Lab",
  "menu.lab.channel": "channel",
  "errors.513": "The account has no permission",
  "enums.channel_type.1": "Mail",
  "enums.channel_type.2": "Text message",
  "enums.channel_type.3": "Voice call",
} satisfies WordTable;
