// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_device.name": "App 裝置",
  "app_device.plural": "App 裝置",
  "app_device.fields.id": "編號",
  "app_device.fields.uid": "裝置",
  "app_device.fields.name": "裝置名稱",
  "app_device.fields.user_id": "機主",
  "app_device.fields.app_id": "應用程式",
  "app_device.fields.pk": "產品",
  "app_device.fields.shares": "分享人數",
  "app_device.fields.comp_id": "所屬公司",
  "app_device.fields.gmt_create": "綁定時間",
  "app_device.actions.del": "解除綁定",
  "app_device.follows.del": "使用者將無法在 App 中看到此裝置，裝置本身保留。",
} satisfies WordTable;
