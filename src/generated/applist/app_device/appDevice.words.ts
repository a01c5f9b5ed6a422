// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "app_device.name": ["App device", "App 设备", "App 裝置"],
  "app_device.plural": ["App devices", "App 设备", "App 裝置"],
  "app_device.fields.id": ["ID", "编号", "編號"],
  "app_device.fields.uid": ["Device", "设备", "裝置"],
  "app_device.fields.name": ["Device name", "设备名称", "裝置名稱"],
  "app_device.fields.user_id": ["Device owner", "机主", "機主"],
  "app_device.fields.app_id": ["App", "应用", "應用程式"],
  "app_device.fields.pk": ["Product", "产品", "產品"],
  "app_device.fields.shares": ["Shared users", "分享人数", "分享人數"],
  "app_device.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "app_device.fields.gmt_create": ["Bound", "绑定时间", "綁定時間"],
  "app_device.actions.del": ["Unbind", "解绑", "解除綁定"],
  "app_device.follows.del": [
    "The user no longer sees the device in the app. The device itself stays.",
    "用户将无法在 App 中看到该设备，设备本身保留。",
    "使用者將無法在 App 中看到此裝置，裝置本身保留。",
  ],
} satisfies Translations;
