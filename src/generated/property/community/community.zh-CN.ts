// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "community.name": "小区",
  "community.plural": "小区",
  "community.fields.id": "编号",
  "community.fields.name": "小区名称",
  "community.fields.type": "小区类型",
  "community.fields.comp_id": "物业公司",
  "community.fields.person": "联系人",
  "community.fields.phone": "联系电话",
  "community.fields.city": "城市",
  "community.fields.address": "地址",
  "community.fields.latitude": "纬度",
  "community.fields.longitude": "经度",
  "community.fields.location": "地图位置",
  "community.fields.remark": "备注",
  "community.fields.gmt_create": "创建时间",
  "community.groups.community": "小区信息",
  "community.groups.place": "位置",
  "community.groups.record": "记录信息",
  "enums.community_type.1": "住宅小区",
  "enums.community_type.2": "写字楼园区",
  "enums.community_type.3": "别墅区",
} satisfies WordTable;
