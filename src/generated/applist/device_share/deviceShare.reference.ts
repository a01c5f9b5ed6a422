// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const deviceShareReference = {
  resource: "device_share",
  path: "/applist/dev/device_share",
  key: "id",
  title: "uid",
  access: { list: "applist.dev", get: "applist.dev" },
  alike: true,
} satisfies Reference;
