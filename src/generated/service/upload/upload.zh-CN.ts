// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "upload.name": "上传",
  "upload.plural": "上传",
  "upload.fields.name": "文件名",
  "upload.fields.zone": "区域",
  "upload.fields.region": "地域",
} satisfies WordTable;
