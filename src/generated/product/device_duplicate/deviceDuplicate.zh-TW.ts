// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_duplicate.name": "重複 UID",
  "device_duplicate.plural": "重複 UID",
  "device_duplicate.fields.id": "編號",
  "device_duplicate.fields.uid": "裝置",
  "device_duplicate.fields.mac": "原 MAC 位址",
  "device_duplicate.fields.new_mac": "新 MAC 位址",
  "device_duplicate.fields.pk": "產品",
  "device_duplicate.fields.comp_id": "所屬公司",
  "device_duplicate.fields.count": "出現次數",
  "device_duplicate.fields.state": "處理狀態",
  "device_duplicate.fields.remark": "備註",
  "device_duplicate.fields.gmt_create": "首次發現",
  "acts.duplicate_state.2": "保留舊裝置",
  "acts.duplicate_state.3": "保留新裝置",
  "acts.duplicate_state.4": "兩台都停用",
  "enums.duplicate_state.1": "待處理",
  "enums.duplicate_state.2": "已保留舊裝置",
  "enums.duplicate_state.3": "已保留新裝置",
  "enums.duplicate_state.4": "均已停用",
} satisfies WordTable;
