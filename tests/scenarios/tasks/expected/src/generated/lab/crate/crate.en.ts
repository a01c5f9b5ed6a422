// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "crate.name": "Crate",
  "crate.plural": "Crates",
  "crate.fields.id": "ID",
  "crate.fields.code": "Code",
  "crate.fields.state": "State",
  "crate.fields.price": "Price",
  "crate.fields.sealed": "Sealed",
  "crate.fields.gmt_create": "Packed",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
