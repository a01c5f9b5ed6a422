// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { DeviceLog } from "./deviceLog.schema";

export const deviceLogCalls = {
  list: bearer.list<DeviceLog>("/v2/iot/admin/log/list"),
  export_add: bearer.call<{
    readonly uid: string;
    readonly module: 1 | 2 | 3 | 4 | 5 | 6;
    readonly level: 1 | 2 | 3 | 4;
    readonly comp_id: number;
  }>("export_add", "/v2/iot/admin/log/export/add", {
    uid: "text",
    module: "integer",
    level: "integer",
    comp_id: "integer",
  }),
  export_list: bearer.call("export_list", "/v2/iot/admin/log/export/list", {}),
} satisfies Calls;
