// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "iccid_import.name": "物聯網卡匯入記錄",
  "iccid_import.plural": "物聯網卡匯入記錄",
  "iccid_import.fields.id": "編號",
  "iccid_import.fields.name": "檔案",
  "iccid_import.fields.state": "匯入狀態",
  "iccid_import.fields.total": "總列數",
  "iccid_import.help.total": "檔案中的資料列，不含標題列",
  "iccid_import.fields.created": "新增",
  "iccid_import.fields.existing": "已存在",
  "iccid_import.fields.refused": "失敗列數",
  "iccid_import.fields.result": "錯誤列",
  "iccid_import.help.result": "附錯誤原因",
  "iccid_import.fields.user_id": "匯入人",
  "iccid_import.fields.comp_id": "所屬公司",
  "iccid_import.fields.gmt_create": "開始時間",
  "iccid_import.fields.gmt_update": "更新時間",
  "enums.import_state.1": "待匯入",
  "enums.import_state.2": "匯入中",
  "enums.import_state.3": "已匯入",
  "enums.import_state.4": "已中止",
} satisfies WordTable;
