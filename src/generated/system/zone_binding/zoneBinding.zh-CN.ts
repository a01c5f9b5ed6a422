// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "zone_binding.name": "区域绑定",
  "zone_binding.plural": "区域绑定",
  "zone_binding.fields.id": "编号",
  "zone_binding.fields.sys": "所属系统",
  "zone_binding.fields.src_type": "来源级别",
  "zone_binding.fields.src_area": "来源区域",
  "zone_binding.help.src_area": "来自该区域的设备和用户，例如 CN 或 CN-44",
  "zone_binding.fields.dest_type": "目标级别",
  "zone_binding.fields.dest_area": "目标区域",
  "zone_binding.help.dest_area": "为其提供服务的区域",
  "zone_binding.fields.state": "状态",
  "zone_binding.fields.remark": "备注",
  "zone_binding.fields.gmt_create": "创建时间",
  "enums.sys.1": "公有云",
  "enums.sys.2": "海外云",
  "enums.sys.3": "私有部署",
  "enums.resource_type.sys": "系统",
  "enums.resource_type.datacenter": "数据中心",
  "enums.resource_type.zonebind": "区域绑定",
  "enums.area_level.1": "国家",
  "enums.area_level.2": "省或州",
  "enums.area_level.3": "区域",
  "enums.open_state.1": "启用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
