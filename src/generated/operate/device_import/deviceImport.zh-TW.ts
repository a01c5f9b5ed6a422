// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "device_import.name": "裝置匯入",
  "device_import.fields.id": "編號",
  "device_import.fields.name": "名稱",
  "device_import.fields.pk": "產品",
  "device_import.fields.comp_id": "所屬公司",
  "device_import.fields.batch_id": "批次號",
  "device_import.fields.url": "匯入檔案",
  "device_import.help.url": "包含 UID、MAC 列的 xlsx 檔案",
  "device_import.fields.state": "匯入狀態",
  "device_import.fields.total": "總行數",
  "device_import.fields.failed": "失敗行數",
  "device_import.fields.gmt_create": "上傳時間",
  "enums.import_state.1": "待匯入",
  "enums.import_state.2": "匯入中",
  "enums.import_state.3": "已匯入",
} satisfies WordTable;
