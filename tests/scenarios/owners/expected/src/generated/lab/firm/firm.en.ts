// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "firm.name": "Firm",
  "firm.plural": "Firms",
  "firm.fields.id": "ID",
  "firm.fields.name": "Name",
} satisfies WordTable;
