// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_share.name": "设备分享",
  "device_share.plural": "设备分享",
  "device_share.fields.id": "编号",
  "device_share.fields.uid": "设备",
  "device_share.fields.user_id": "机主",
  "device_share.fields.share_user_id": "分享对象",
  "device_share.fields.permission": "分享权限",
  "device_share.fields.gmt_expire": "有效期至",
  "device_share.help.gmt_expire": "留空表示长期有效",
  "device_share.fields.gmt_create": "分享时间",
  "device_share.actions.del": "取消分享",
  "device_share.follows.del": "对方将无法再看到该设备。",
  "enums.share_permission.1": "仅观看",
  "enums.share_permission.2": "观看与回放",
  "enums.share_permission.3": "完全控制",
} satisfies WordTable;
