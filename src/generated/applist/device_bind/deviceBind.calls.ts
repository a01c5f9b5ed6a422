// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { DeviceBind } from "./deviceBind.schema";

export const deviceBindCalls = {
  list: bearer.list<DeviceBind>("/v2/umh/admin/devbind/list"),
} satisfies Calls;
