// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "upload.name": ["Upload", "上传", "上傳"],
  "upload.plural": ["Uploads", "上传", "上傳"],
  "upload.fields.name": ["File name", "文件名", "檔名"],
  "upload.fields.zone": ["Zone", "区域", "區域"],
  "upload.fields.region": ["Region", "地域", "地域"],
} satisfies Translations;
