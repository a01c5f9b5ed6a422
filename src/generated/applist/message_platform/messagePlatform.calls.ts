// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { MessagePlatform } from "./messagePlatform.schema";

export const messagePlatformCalls = {
  list: bearer.list<MessagePlatform>("/v2/push/admin/msg/platform/list"),
  add: bearer.add<MessagePlatform>("/v2/push/admin/msg/platform/add", () =>
    import("./messagePlatform.schema").then((m) => m.messagePlatformAdd),
  ),
  set: bearer.set<MessagePlatform>("/v2/push/admin/msg/platform/set", () =>
    import("./messagePlatform.schema").then((m) => m.messagePlatformSet),
  ),
  del: bearer.del("/v2/push/admin/msg/platform/del"),
} satisfies Calls;
