// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { AppDevice } from "./appDevice.schema";

export const appDeviceCalls = {
  list: bearer.list<AppDevice>("/v2/umh/admin/product/list"),
  del: bearer.del("/v2/umh/admin/product/delete"),
} satisfies Calls;
