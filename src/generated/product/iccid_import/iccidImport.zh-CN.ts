// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "iccid_import.name": "物联网卡导入记录",
  "iccid_import.plural": "物联网卡导入记录",
  "iccid_import.fields.id": "编号",
  "iccid_import.fields.name": "文件",
  "iccid_import.fields.state": "导入状态",
  "iccid_import.fields.total": "总行数",
  "iccid_import.help.total": "文件中的数据行，不含表头",
  "iccid_import.fields.created": "新增",
  "iccid_import.fields.existing": "已存在",
  "iccid_import.fields.refused": "失败行数",
  "iccid_import.fields.result": "错误行",
  "iccid_import.help.result": "附错误原因",
  "iccid_import.fields.user_id": "导入人",
  "iccid_import.fields.comp_id": "所属公司",
  "iccid_import.fields.gmt_create": "开始时间",
  "iccid_import.fields.gmt_update": "更新时间",
  "enums.import_state.1": "待导入",
  "enums.import_state.2": "导入中",
  "enums.import_state.3": "已导入",
  "enums.import_state.4": "已中止",
} satisfies WordTable;
