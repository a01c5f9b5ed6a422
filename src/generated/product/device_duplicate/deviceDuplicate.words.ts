// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "device_duplicate.name": ["Duplicate UID", "重复 UID", "重複 UID"],
  "device_duplicate.plural": ["Duplicate UIDs", "重复 UID", "重複 UID"],
  "device_duplicate.fields.id": ["ID", "编号", "編號"],
  "device_duplicate.fields.uid": ["Device", "设备", "裝置"],
  "device_duplicate.fields.mac": ["Old MAC address", "原 MAC 地址", "原 MAC 位址"],
  "device_duplicate.fields.new_mac": ["New MAC address", "新 MAC 地址", "新 MAC 位址"],
  "device_duplicate.fields.pk": ["Product", "产品", "產品"],
  "device_duplicate.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "device_duplicate.fields.count": ["Occurrences", "出现次数", "出現次數"],
  "device_duplicate.fields.state": ["State", "处理状态", "處理狀態"],
  "device_duplicate.fields.remark": ["Remark", "备注", "備註"],
  "device_duplicate.fields.gmt_create": ["First seen", "首次发现", "首次發現"],
} satisfies Translations;
