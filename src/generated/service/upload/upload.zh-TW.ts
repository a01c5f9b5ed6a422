// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "upload.name": "上傳",
  "upload.plural": "上傳",
  "upload.fields.name": "檔名",
  "upload.fields.zone": "區域",
  "upload.fields.region": "地域",
} satisfies WordTable;
