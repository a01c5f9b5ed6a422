// Generated from resources/vas/order_bind_import.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "order_bind_import.name": ["Order binding import", "订单绑定导入记录", "訂單綁定匯入記錄"],
  "order_bind_import.plural": ["Order binding imports", "订单绑定导入记录", "訂單綁定匯入記錄"],
  "order_bind_import.fields.id": ["ID", "编号", "編號"],
  "order_bind_import.fields.name": ["File", "文件", "檔案"],
  "order_bind_import.fields.state": ["State", "导入状态", "匯入狀態"],
  "order_bind_import.fields.total": ["Total rows", "总行数", "總列數"],
  "order_bind_import.help.total": [
    "Not counting the header row",
    "文件中的数据行，不含表头",
    "檔案中的資料列，不含標題列",
  ],
  "order_bind_import.fields.created": ["Created", "新增", "新增"],
  "order_bind_import.fields.existing": ["Already existed", "已存在", "已存在"],
  "order_bind_import.fields.refused": ["Failed", "失败行数", "失敗列數"],
  "order_bind_import.fields.result": ["Rows with errors", "错误行", "錯誤列"],
  "order_bind_import.help.result": ["Each with its reason", "附错误原因", "附錯誤原因"],
  "order_bind_import.fields.user_id": ["Imported by", "导入人", "匯入人"],
  "order_bind_import.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "order_bind_import.fields.gmt_create": ["Started", "开始时间", "開始時間"],
  "order_bind_import.fields.gmt_update": ["Updated", "更新时间", "更新時間"],
} satisfies Translations;
