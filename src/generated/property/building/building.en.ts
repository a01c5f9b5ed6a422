// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "building.name": "Building",
  "building.plural": "Buildings",
  "building.fields.id": "ID",
  "building.fields.name": "Name",
  "building.fields.community_id": "Community",
  "building.fields.type": "Type",
  "building.fields.floors": "Number of floors",
  "building.fields.sort": "Sort order",
  "building.fields.remark": "Remark",
  "building.fields.gmt_create": "Created",
  "enums.building_type.1": "High-rise",
  "enums.building_type.2": "Low-rise",
  "enums.building_type.3": "Villa",
} satisfies WordTable;
