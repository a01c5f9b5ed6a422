// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_file.name": "数据文件",
  "device_file.plural": "数据文件",
  "device_file.fields.id": "编号",
  "device_file.fields.name": "文件名称",
  "device_file.fields.type": "文件类型",
  "device_file.fields.comp_id": "所属公司",
  "device_file.fields.url": "文件",
  "device_file.fields.size": "文件大小",
  "device_file.fields.gmt_create": "上传时间",
  "enums.data_file_type.1": "设备清单",
  "enums.data_file_type.2": "授权清单",
  "enums.data_file_type.3": "产测数据",
} satisfies WordTable;
