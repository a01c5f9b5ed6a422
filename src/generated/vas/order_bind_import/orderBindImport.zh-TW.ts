// Generated from resources/vas/order_bind_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "order_bind_import.name": "訂單綁定匯入記錄",
  "order_bind_import.plural": "訂單綁定匯入記錄",
  "order_bind_import.fields.id": "編號",
  "order_bind_import.fields.name": "檔案",
  "order_bind_import.fields.state": "匯入狀態",
  "order_bind_import.fields.total": "總列數",
  "order_bind_import.help.total": "檔案中的資料列，不含標題列",
  "order_bind_import.fields.created": "新增",
  "order_bind_import.fields.existing": "已存在",
  "order_bind_import.fields.refused": "失敗列數",
  "order_bind_import.fields.result": "錯誤列",
  "order_bind_import.help.result": "附錯誤原因",
  "order_bind_import.fields.user_id": "匯入人",
  "order_bind_import.fields.comp_id": "所屬公司",
  "order_bind_import.fields.gmt_create": "開始時間",
  "order_bind_import.fields.gmt_update": "更新時間",
  "enums.import_state.1": "待匯入",
  "enums.import_state.2": "匯入中",
  "enums.import_state.3": "已匯入",
  "enums.import_state.4": "已中止",
} satisfies WordTable;
