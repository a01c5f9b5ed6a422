// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_duplicate.name": "重复 UID",
  "device_duplicate.plural": "重复 UID",
  "device_duplicate.fields.id": "编号",
  "device_duplicate.fields.uid": "设备",
  "device_duplicate.fields.mac": "原 MAC 地址",
  "device_duplicate.fields.new_mac": "新 MAC 地址",
  "device_duplicate.fields.pk": "产品",
  "device_duplicate.fields.comp_id": "所属公司",
  "device_duplicate.fields.count": "出现次数",
  "device_duplicate.fields.state": "处理状态",
  "device_duplicate.fields.remark": "备注",
  "device_duplicate.fields.gmt_create": "首次发现",
  "acts.duplicate_state.2": "保留旧设备",
  "acts.duplicate_state.3": "保留新设备",
  "acts.duplicate_state.4": "两台都停用",
  "enums.duplicate_state.1": "待处理",
  "enums.duplicate_state.2": "已保留旧设备",
  "enums.duplicate_state.3": "已保留新设备",
  "enums.duplicate_state.4": "均已停用",
} satisfies WordTable;
