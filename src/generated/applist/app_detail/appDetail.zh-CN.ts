// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_detail.name": "应用客户端",
  "app_detail.plural": "应用客户端",
  "app_detail.fields.id": "编号",
  "app_detail.fields.app_id": "应用",
  "app_detail.fields.client_type": "客户端类型",
  "app_detail.fields.app_packet": "应用包名",
  "app_detail.fields.rela_id": "应用市场 ID",
  "app_detail.help.rela_id": "应用在应用市场中的 ID",
  "app_detail.fields.state": "状态",
  "app_detail.fields.gmt_create": "创建时间",
  "acts.publish_state.2": "下架",
  "acts.publish_state.1": "发布",
  "enums.client_type.1": "iOS",
  "enums.client_type.2": "Android",
  "enums.client_type.3": "网页端",
  "enums.client_type.4": "桌面端",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
