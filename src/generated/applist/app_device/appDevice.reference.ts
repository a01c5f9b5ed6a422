// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const appDeviceReference = {
  resource: "app_device",
  path: "/applist/dev",
  key: "id",
  title: "name",
  access: { list: "applist.dev", get: "applist.dev" },
  alike: true,
} satisfies Reference;
