// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const msgEventReference = {
  resource: "msg_event",
  path: "/applist/msg_mng",
  key: "id",
  title: "name",
  access: { list: "applist.msg_mng", get: "applist.msg_mng" },
  alike: true,
} satisfies Reference;
