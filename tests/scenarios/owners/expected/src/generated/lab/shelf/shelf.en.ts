// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "shelf.name": "Shelf",
  "shelf.plural": "Shelfs",
  "shelf.fields.id": "ID",
  "shelf.fields.name": "Name",
  "shelf.fields.firm_id": "Firm",
} satisfies WordTable;
