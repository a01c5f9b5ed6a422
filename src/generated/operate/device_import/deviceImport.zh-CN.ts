// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_import.name": "设备导入",
  "device_import.plural": "设备导入",
  "device_import.fields.id": "编号",
  "device_import.fields.name": "名称",
  "device_import.fields.pk": "产品",
  "device_import.fields.comp_id": "所属公司",
  "device_import.fields.batch_id": "批次号",
  "device_import.fields.url": "导入文件",
  "device_import.help.url": "包含 UID、MAC 列的 xlsx 文件",
  "device_import.fields.state": "导入状态",
  "device_import.fields.total": "总行数",
  "device_import.fields.done": "已处理行数",
  "device_import.fields.created": "新增",
  "device_import.fields.existing": "已存在",
  "device_import.fields.failed": "失败行数",
  "device_import.fields.result": "错误行",
  "device_import.help.result": "附错误原因",
  "device_import.fields.user_id": "导入人",
  "device_import.fields.gmt_create": "上传时间",
  "device_import.fields.gmt_update": "更新时间",
  "enums.import_state.1": "待导入",
  "enums.import_state.2": "导入中",
  "enums.import_state.3": "已导入",
  "enums.import_state.4": "已中止",
} satisfies WordTable;
