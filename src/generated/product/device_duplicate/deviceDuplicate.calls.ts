// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { DeviceDuplicate } from "./deviceDuplicate.schema";

export const deviceDuplicateCalls = {
  list: legacy.list<DeviceDuplicate>("/iot/uid/duplicate/get"),
  set: legacy.set<DeviceDuplicate>("/iot/uid/duplicate/set", () =>
    import("./deviceDuplicate.schema").then((m) => m.deviceDuplicateSet),
  ),
} satisfies Calls;
