// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sign.name": "Sign",
  "sign.plural": "Signs",
  "sign.fields.id": "ID",
  "sign.fields.name": "Name",
  "sign.fields.place": "Place",
  "sign.fields.state": "State",
  "sign.fields.above": "Above",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
