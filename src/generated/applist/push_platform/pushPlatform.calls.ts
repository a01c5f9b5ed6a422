// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { PushPlatform } from "./pushPlatform.schema";

export const pushPlatformCalls = {
  list: bearer.list<PushPlatform>("/v2/push/platform/list"),
  add: bearer.add<PushPlatform>("/v2/push/platform/add", () =>
    import("./pushPlatform.schema").then((m) => m.pushPlatformAdd),
  ),
  set: bearer.set<PushPlatform>("/v2/push/platform/set", () =>
    import("./pushPlatform.schema").then((m) => m.pushPlatformSet),
  ),
  del: bearer.del("/v2/push/platform/del"),
} satisfies Calls;
