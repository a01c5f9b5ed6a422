// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_device.name": "App 设备",
  "app_device.plural": "App 设备",
  "app_device.fields.id": "编号",
  "app_device.fields.uid": "设备",
  "app_device.fields.name": "设备名称",
  "app_device.fields.user_id": "机主",
  "app_device.fields.app_id": "应用",
  "app_device.fields.pk": "产品",
  "app_device.fields.shares": "分享人数",
  "app_device.fields.comp_id": "所属公司",
  "app_device.fields.gmt_create": "绑定时间",
  "app_device.actions.del": "解绑",
  "app_device.follows.del": "用户将无法在 App 中看到该设备，设备本身保留。",
} satisfies WordTable;
