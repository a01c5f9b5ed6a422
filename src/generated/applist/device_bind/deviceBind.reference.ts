// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const deviceBindReference = {
  resource: "device_bind",
  path: "/applist/dev/device_bind",
  key: "id",
  title: "uid",
  access: { list: "applist.dev", get: "applist.dev" },
  alike: true,
} satisfies Reference;
