// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { MsgEvent } from "./msgEvent.schema";

export const msgEventCalls = {
  list: bearer.list<MsgEvent>("/v2/umh/admin/msg/eventcfg/list"),
  add: bearer.add<MsgEvent>("/v2/umh/admin/msg/eventcfg/add", () =>
    import("./msgEvent.schema").then((m) => m.msgEventAdd),
  ),
  set: bearer.set<MsgEvent>("/v2/umh/admin/msg/eventcfg/set", () =>
    import("./msgEvent.schema").then((m) => m.msgEventSet),
  ),
  del: bearer.del("/v2/umh/admin/msg/eventcfg/del"),
} satisfies Calls;
