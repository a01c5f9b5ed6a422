// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { CloudPlatform } from "./cloudPlatform.schema";

export const cloudPlatformCalls = {
  list: bearer.list<CloudPlatform>("/v2/oss/admin/platform/list"),
  add: bearer.add<CloudPlatform>("/v2/oss/admin/platform/add", () =>
    import("./cloudPlatform.schema").then((m) => m.cloudPlatformAdd),
  ),
  set: bearer.set<CloudPlatform>("/v2/oss/admin/platform/set", () =>
    import("./cloudPlatform.schema").then((m) => m.cloudPlatformSet),
  ),
  del: bearer.del("/v2/oss/admin/platform/del"),
} satisfies Calls;
