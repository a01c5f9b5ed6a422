// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "upload.name": "Upload",
  "upload.plural": "Uploads",
  "upload.fields.name": "File name",
  "upload.fields.zone": "Zone",
  "upload.fields.region": "Region",
} satisfies WordTable;
