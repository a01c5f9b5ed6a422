// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "badge.name": "Badge",
  "badge.plural": "Badges",
  "badge.fields.id": "ID",
  "badge.fields.name": "Name",
  "badge.fields.rank": "Rank",
  "badge.help.rank": "9 is highest",
  "badge.fields.state": "State",
  "badge.fields.public": "Public",
  "badge.fields.price": "Price",
  "badge.fields.worn_by": "Kind of wearer",
  "badge.fields.made_by": "Made by",
  "badge.fields.gmt_end": "Valid until",
  "badge.fields.gmt_create": "Created",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
