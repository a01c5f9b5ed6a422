// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "ward.name": "Ward",
  "ward.plural": "Wards",
  "ward.fields.ward_no": "Ward number",
  "ward.fields.ward_name": "English name",
  "ward.fields.ward_name_zh": "Chinese name",
  "ward.fields.ward_kind": "Kind",
  "ward.fields.lies_in": "Part of",
  "ward.fields.beds": "Beds",
  "ward.fields.head_nurse": "Head nurse",
  "ward.fields.extension": "Extension",
  "ward.fields.quiet_hours": "Quiet hours",
  "ward.help.quiet_hours": "No planned work on equipment in these hours",
  "ward.fields.rank": "Order",
  "ward.groups.ward": "Ward",
  "ward.groups.reach": "Contact",
  "ward.groups.record": "Record",
  "enums.ward_kind.campus": "Campus",
  "enums.ward_kind.building": "Building",
  "enums.ward_kind.department": "Department",
  "enums.ward_kind.ward": "Ward",
  "enums.ward_kind.theatre": "Operating theatre",
  "enums.ward_kind.laboratory": "Laboratory",
} satisfies WordTable;
