// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_device.name": "App device",
  "app_device.plural": "App devices",
  "app_device.fields.id": "ID",
  "app_device.fields.uid": "Device",
  "app_device.fields.name": "Device name",
  "app_device.fields.user_id": "Device owner",
  "app_device.fields.app_id": "App",
  "app_device.fields.pk": "Product",
  "app_device.fields.shares": "Shared users",
  "app_device.fields.comp_id": "Company",
  "app_device.fields.gmt_create": "Bound",
  "app_device.actions.del": "Unbind",
  "app_device.follows.del": "The user no longer sees the device in the app. The device itself stays.",
} satisfies WordTable;
