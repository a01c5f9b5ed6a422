// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "device_share.name": ["Device share", "设备分享", "裝置分享"],
  "device_share.plural": ["Device shares", "设备分享", "裝置分享"],
  "device_share.fields.id": ["ID", "编号", "編號"],
  "device_share.fields.uid": ["Device", "设备", "裝置"],
  "device_share.fields.user_id": ["Device owner", "机主", "機主"],
  "device_share.fields.share_user_id": ["Shared with", "分享对象", "分享物件"],
  "device_share.fields.permission": ["Permission", "分享权限", "分享權限"],
  "device_share.fields.gmt_expire": ["Valid until", "有效期至", "有效期限"],
  "device_share.help.gmt_expire": ["Leave empty for no limit", "留空表示长期有效", "留空表示長期有效"],
  "device_share.fields.gmt_create": ["Shared", "分享时间", "分享時間"],
  "device_share.actions.del": ["Stop sharing", "取消分享", "取消分享"],
  "device_share.follows.del": [
    "The other user no longer sees the device.",
    "对方将无法再看到该设备。",
    "對方將無法再看到此裝置。",
  ],
} satisfies Translations;
