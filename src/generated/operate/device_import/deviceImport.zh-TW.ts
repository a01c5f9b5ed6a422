// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_import.name": "裝置匯入",
  "device_import.plural": "裝置匯入",
  "device_import.fields.id": "編號",
  "device_import.fields.name": "名稱",
  "device_import.fields.pk": "產品",
  "device_import.fields.comp_id": "所屬公司",
  "device_import.fields.batch_id": "批號",
  "device_import.fields.url": "匯入檔案",
  "device_import.help.url": "包含 UID、MAC 欄的 xlsx 檔案",
  "device_import.fields.state": "匯入狀態",
  "device_import.fields.total": "總列數",
  "device_import.fields.done": "已處理列數",
  "device_import.fields.created": "新增",
  "device_import.fields.existing": "已存在",
  "device_import.fields.failed": "失敗列數",
  "device_import.fields.result": "錯誤列",
  "device_import.help.result": "附錯誤原因",
  "device_import.fields.user_id": "匯入人",
  "device_import.fields.gmt_create": "上傳時間",
  "device_import.fields.gmt_update": "更新時間",
  "enums.import_state.1": "待匯入",
  "enums.import_state.2": "匯入中",
  "enums.import_state.3": "已匯入",
  "enums.import_state.4": "已中止",
} satisfies WordTable;
