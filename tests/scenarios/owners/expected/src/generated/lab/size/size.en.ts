// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "size.name": "Size",
  "size.plural": "Sizes",
  "size.fields.id": "ID",
  "size.fields.name": "Name",
} satisfies WordTable;
