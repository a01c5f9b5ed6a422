// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "floor.name": "Floor",
  "floor.plural": "Floors",
  "floor.fields.id": "ID",
  "floor.fields.name": "Name",
  "floor.fields.number": "Floor number",
  "floor.fields.building_id": "Building",
  "floor.fields.remark": "Remark",
  "floor.fields.gmt_create": "Created",
} satisfies WordTable;
