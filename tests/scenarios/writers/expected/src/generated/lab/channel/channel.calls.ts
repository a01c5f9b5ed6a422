// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Channel } from "./channel.schema";

export const channelCalls = {
  list: bearer.list<Channel>("/v2/lab/channel/list"),
  add: bearer.add<Channel>("/v2/lab/channel/add", () => import("./channel.schema").then((m) => m.channelAdd)),
  set: bearer.set<Channel>("/v2/lab/channel/set", () => import("./channel.schema").then((m) => m.channelSet)),
  del: bearer.del("/v2/lab/channel/del"),
  reset: bearer.call("reset", "/v2/lab/channel/reset", { id: "integer" }),
  free: bearer.call("free", "/v2/lab/channel/free"),
} satisfies Calls;
