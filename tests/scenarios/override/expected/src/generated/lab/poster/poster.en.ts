// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "poster.name": "Poster",
  "poster.plural": "Posters",
  "poster.fields.id": "ID",
  "poster.fields.name": "Name",
  "poster.fields.rank": "Rank",
  "poster.help.rank": "9 is highest",
  "poster.fields.state": "State",
  "poster.fields.public": "Public",
  "poster.fields.price": "Price",
  "poster.fields.gmt_create": "Created",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
