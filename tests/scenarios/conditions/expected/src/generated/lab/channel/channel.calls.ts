// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Channel } from "./channel.schema";

export const channelCalls = {
  list: bearer.list<Channel>("/v2/lab/channel/list"),
  add: bearer.add<Channel>("/v2/lab/channel/add", {
    name: "text",
    type: "integer",
    retries: "integer",
    host: "text",
    secure: "boolean",
    sign_name: "text",
    speaker: "text",
  }),
  set: bearer.set<Channel>("/v2/lab/channel/set", {
    id: "integer",
    name: "text",
    type: "integer",
    retries: "integer",
    host: "text",
    secure: "boolean",
    sign_name: "text",
    speaker: "text",
  }),
} satisfies Calls;
