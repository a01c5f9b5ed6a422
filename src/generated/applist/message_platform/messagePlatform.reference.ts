// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const messagePlatformReference = {
  resource: "message_platform",
  path: "/applist/flatform/message_platform",
  key: "id",
  title: "access_id",
  access: { list: "applist.flatform", get: "applist.flatform" },
  alike: true,
} satisfies Reference;
