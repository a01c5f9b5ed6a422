// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const pushPlatformReference = {
  resource: "push_platform",
  path: "/applist/flatform",
  key: "id",
  title: "name",
  access: { list: "applist.flatform", get: "applist.flatform" },
  alike: true,
} satisfies Reference;
