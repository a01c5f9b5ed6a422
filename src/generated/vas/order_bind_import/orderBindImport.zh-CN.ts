// Generated from resources/vas/order_bind_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "order_bind_import.name": "订单绑定导入记录",
  "order_bind_import.plural": "订单绑定导入记录",
  "order_bind_import.fields.id": "编号",
  "order_bind_import.fields.name": "文件",
  "order_bind_import.fields.state": "导入状态",
  "order_bind_import.fields.total": "总行数",
  "order_bind_import.help.total": "文件中的数据行，不含表头",
  "order_bind_import.fields.created": "新增",
  "order_bind_import.fields.existing": "已存在",
  "order_bind_import.fields.refused": "失败行数",
  "order_bind_import.fields.result": "错误行",
  "order_bind_import.help.result": "附错误原因",
  "order_bind_import.fields.user_id": "导入人",
  "order_bind_import.fields.comp_id": "所属公司",
  "order_bind_import.fields.gmt_create": "开始时间",
  "order_bind_import.fields.gmt_update": "更新时间",
  "enums.import_state.1": "待导入",
  "enums.import_state.2": "导入中",
  "enums.import_state.3": "已导入",
  "enums.import_state.4": "已中止",
} satisfies WordTable;
