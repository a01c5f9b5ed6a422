// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_file.name": "資料檔案",
  "device_file.plural": "資料檔案",
  "device_file.fields.id": "編號",
  "device_file.fields.name": "檔案名稱",
  "device_file.fields.type": "檔案類型",
  "device_file.fields.comp_id": "所屬公司",
  "device_file.fields.url": "檔案",
  "device_file.fields.size": "檔案大小",
  "device_file.fields.gmt_create": "上傳時間",
  "enums.data_file_type.1": "裝置清單",
  "enums.data_file_type.2": "授權清單",
  "enums.data_file_type.3": "產線測試資料",
} satisfies WordTable;
