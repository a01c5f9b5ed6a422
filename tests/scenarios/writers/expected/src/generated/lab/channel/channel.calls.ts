// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Channel } from "./channel.schema";

export const channelCalls = {
  list: bearer.list<Channel>("/v2/lab/channel/list"),
  add: bearer.add<Channel>("/v2/lab/channel/add", {
    name: "text",
    limit: "integer",
    expires: "integer",
    state: "integer",
    tag: "text",
    next_id: "integer",
    all_ids: "list",
  }),
  set: bearer.set<Channel>("/v2/lab/channel/set", {
    id: "integer",
    name: "text",
    limit: "integer",
    expires: "integer",
    state: "integer",
    tag: "text",
    next_id: "integer",
    all_ids: "list",
  }),
  del: bearer.del("/v2/lab/channel/del"),
  reset: bearer.call<{ readonly id: number }>("reset", "/v2/lab/channel/reset", { id: "integer" }),
  free: bearer.call("free", "/v2/lab/channel/free", {}),
} satisfies Calls;
