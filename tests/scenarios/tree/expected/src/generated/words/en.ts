// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "Lab",
  "menu.lab": "Lab",
  "menu.lab.branch": "branch",
  "errors.513": "The account has no permission",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
