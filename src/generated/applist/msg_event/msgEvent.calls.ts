// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { MsgEvent } from "./msgEvent.schema";

export const msgEventCalls = {
  list: bearer.list<MsgEvent>("/v2/umh/admin/msg/eventcfg/list"),
  add: bearer.add<MsgEvent>("/v2/umh/admin/msg/eventcfg/add", {
    name: "text",
    app_id: "integer",
    type: "integer",
    notify_type: "integer",
    template_id: "integer",
    time_range: "text",
    interval: "integer",
    delay: "integer",
    state: "integer",
  }),
  set: bearer.set<MsgEvent>("/v2/umh/admin/msg/eventcfg/set", {
    id: "integer",
    name: "text",
    app_id: "integer",
    type: "integer",
    notify_type: "integer",
    template_id: "integer",
    time_range: "text",
    interval: "integer",
    delay: "integer",
    state: "integer",
  }),
  del: bearer.del("/v2/umh/admin/msg/eventcfg/del"),
} satisfies Calls;
