// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { MessagePlatform } from "./messagePlatform.schema";

export const messagePlatformCalls = {
  list: bearer.list<MessagePlatform>("/v2/push/admin/msg/platform/list"),
  add: bearer.add<MessagePlatform>("/v2/push/admin/msg/platform/add", {
    app_id: "integer",
    client_type: "integer",
    access_id: "text",
    access_key: "text",
    secret_key: "text",
    secret_file: "text",
    xm_ch_id: "text",
    oppo_ch_id: "text",
    open_type: "integer",
    open_param: "text",
  }),
  set: bearer.set<MessagePlatform>("/v2/push/admin/msg/platform/set", {
    id: "integer",
    app_id: "integer",
    client_type: "integer",
    access_id: "text",
    access_key: "text",
    secret_key: "text",
    secret_file: "text",
    xm_ch_id: "text",
    oppo_ch_id: "text",
    open_type: "integer",
    open_param: "text",
  }),
  del: bearer.del("/v2/push/admin/msg/platform/del"),
} satisfies Calls;
