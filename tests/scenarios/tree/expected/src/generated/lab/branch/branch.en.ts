// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "branch.name": "Branch",
  "branch.plural": "Branches",
  "branch.fields.branch_id": "ID",
  "branch.fields.branch_name": "Name",
  "branch.fields.branch_parent_id": "Parent",
  "branch.fields.sort": "Order",
  "branch.fields.latitude": "Latitude",
  "branch.fields.longitude": "Longitude",
  "branch.fields.place": "Place",
} satisfies WordTable;
