// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { DeviceShare } from "./deviceShare.schema";

export const deviceShareCalls = {
  list: bearer.list<DeviceShare>("/v2/umh/admin/product/share/list"),
  add: bearer.add<DeviceShare>("/v2/umh/admin/product/share/add", () =>
    import("./deviceShare.schema").then((m) => m.deviceShareAdd),
  ),
  del: bearer.del("/v2/umh/admin/product/share/delete"),
} satisfies Calls;
