// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice } from "pilothouse/wire";
import type { logLevel, logModule } from "../../enums";
import type { DeviceLog } from "./deviceLog.schema";

export const deviceLogCalls = {
  list: bearer.list<DeviceLog>("/v2/iot/admin/log/list"),
  export_add: bearer.call(
    "export_add",
    "/v2/iot/admin/log/export/add",
    {
      uid: "text",
      module: choice<typeof logModule>("integer"),
      level: choice<typeof logLevel>("integer"),
      comp_id: "integer",
    },
    { further: ["module"] },
  ),
  export_list: bearer.call("export_list", "/v2/iot/admin/log/export/list"),
} satisfies Calls;
