// Generated from resources/product/cdk_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "cdk_import.name": "激活码导入记录",
  "cdk_import.plural": "激活码导入记录",
  "cdk_import.fields.id": "编号",
  "cdk_import.fields.name": "文件",
  "cdk_import.fields.state": "导入状态",
  "cdk_import.fields.total": "总行数",
  "cdk_import.help.total": "文件中的数据行，不含表头",
  "cdk_import.fields.created": "新增",
  "cdk_import.fields.existing": "已存在",
  "cdk_import.fields.refused": "失败行数",
  "cdk_import.fields.result": "错误行",
  "cdk_import.help.result": "附错误原因",
  "cdk_import.fields.user_id": "导入人",
  "cdk_import.fields.comp_id": "所属公司",
  "cdk_import.fields.gmt_create": "开始时间",
  "cdk_import.fields.gmt_update": "更新时间",
  "enums.import_state.1": "待导入",
  "enums.import_state.2": "导入中",
  "enums.import_state.3": "已导入",
  "enums.import_state.4": "已中止",
} satisfies WordTable;
