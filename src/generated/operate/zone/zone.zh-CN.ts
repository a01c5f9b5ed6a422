// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "zone.name": "区域",
  "zone.plural": "区域",
  "zone.fields.zone": "区域编码",
  "zone.help.zone": "简短且固定，例如 eu",
  "zone.fields.name": "英文名称",
  "zone.fields.cn_name": "中文名称",
  "zone.fields.region": "地域",
  "zone.help.region": "云服务商的地域名称",
  "zone.fields.sys": "所属系统",
  "zone.fields.state": "状态",
  "zone.fields.gmt_create": "创建时间",
  "enums.sys.1": "公有云",
  "enums.sys.2": "海外云",
  "enums.sys.3": "私有云",
  "enums.open_state.1": "启用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
