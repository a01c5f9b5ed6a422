// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "place.name": "Place",
  "place.plural": "Places",
  "place.fields.why_closed": "Reason",
  "place.fields.place_no": "ID",
  "place.fields.title": "Title",
  "place.fields.part_of": "Part of",
  "place.fields.doors": "Doors",
  "place.fields.doors.door_name": "Name",
  "place.actions.close": "Close",
} satisfies WordTable;
