// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "Lab",
  "menu.lab": "Lab",
  "menu.lab.channel": "Channels",
  "errors.513": "The account has no permission",
  "enums.channel_state.1": "Open",
  "enums.channel_state.2": "Closed",
} satisfies WordTable;
