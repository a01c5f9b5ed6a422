// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const msgEvent = {
  name: "msg_event",
  section: "applist",
  path: "/applist/msg_mng",
  key: "id",
  title: "name",
  access: {
    list: "applist.msg_mng",
    get: "applist.msg_mng",
    add: "applist.msg_mng",
    set: "applist.msg_mng",
    del: "applist.msg_mng",
    export: "applist.msg_mng",
  },
  facts: ["app_id", "type", "notify_type", "template_id"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  telling: ["app_id", "type"],
  own: ["type", "state"],
  through: "app_id",
  words: wordsIn(() => import("./msgEvent.words")),
  calls: () => import("./msgEvent.calls").then((m) => m.msgEventCalls),
  schema: () => import("./msgEvent.schema").then((m) => ({ row: m.msgEventRow })),
  views: {
    list: () => import("./MsgEventList").then((m) => ({ default: m.MsgEventList })),
    show: () => import("./MsgEventShow").then((m) => ({ default: m.MsgEventShow })),
    create: () => import("./MsgEventCreate").then((m) => ({ default: m.MsgEventCreate })),
    edit: () => import("./MsgEventEdit").then((m) => ({ default: m.MsgEventEdit })),
  },
} satisfies ResourceProps;
