// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_share.name": "裝置分享",
  "device_share.plural": "裝置分享",
  "device_share.fields.id": "編號",
  "device_share.fields.uid": "裝置",
  "device_share.fields.user_id": "機主",
  "device_share.fields.share_user_id": "分享物件",
  "device_share.fields.permission": "分享權限",
  "device_share.fields.gmt_expire": "有效期限",
  "device_share.help.gmt_expire": "留空表示長期有效",
  "device_share.fields.gmt_create": "分享時間",
  "device_share.actions.del": "取消分享",
  "device_share.follows.del": "對方將無法再看到此裝置。",
  "enums.share_permission.1": "僅觀看",
  "enums.share_permission.2": "觀看與回放",
  "enums.share_permission.3": "完全控制",
} satisfies WordTable;
