// Generated from resources/product/cdk_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_import.name": "開通碼匯入記錄",
  "cdk_import.plural": "開通碼匯入記錄",
  "cdk_import.fields.id": "編號",
  "cdk_import.fields.name": "檔案",
  "cdk_import.fields.state": "匯入狀態",
  "cdk_import.fields.total": "總列數",
  "cdk_import.help.total": "檔案中的資料列，不含標題列",
  "cdk_import.fields.created": "新增",
  "cdk_import.fields.existing": "已存在",
  "cdk_import.fields.refused": "失敗列數",
  "cdk_import.fields.result": "錯誤列",
  "cdk_import.help.result": "附錯誤原因",
  "cdk_import.fields.user_id": "匯入人",
  "cdk_import.fields.comp_id": "所屬公司",
  "cdk_import.fields.gmt_create": "開始時間",
  "cdk_import.fields.gmt_update": "更新時間",
  "enums.import_state.1": "待匯入",
  "enums.import_state.2": "匯入中",
  "enums.import_state.3": "已匯入",
  "enums.import_state.4": "已中止",
} satisfies WordTable;
