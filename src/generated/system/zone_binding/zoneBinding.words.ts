// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "zone_binding.name": ["Zone binding", "区域绑定", "區域綁定"],
  "zone_binding.plural": ["Zone bindings", "区域绑定", "區域綁定"],
  "zone_binding.fields.id": ["ID", "编号", "編號"],
  "zone_binding.fields.sys": ["Cloud", "所属系统", "所屬系統"],
  "zone_binding.fields.src_type": ["Source level", "来源级别", "來源級別"],
  "zone_binding.fields.src_area": ["Source area", "来源地区", "來源地區"],
  "zone_binding.help.src_area": [
    "Country or province code, for example CN or CN-44",
    "来自该地区的设备和用户，例如 CN 或 CN-44",
    "來自此地區的裝置和使用者，例如 CN 或 CN-44",
  ],
  "zone_binding.fields.dest_type": ["Target level", "目标级别", "目標級別"],
  "zone_binding.fields.dest_area": ["Target zone", "目标区域", "目標區域"],
  "zone_binding.help.dest_area": ["The zone that serves them", "为其提供服务的区域", "為其提供服務的區域"],
  "zone_binding.fields.state": ["State", "状态", "狀態"],
  "zone_binding.fields.remark": ["Remark", "备注", "備註"],
  "zone_binding.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
