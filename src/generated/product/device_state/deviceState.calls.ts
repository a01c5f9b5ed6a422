// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice } from "pilothouse/wire";
import type { networkType, onlineState } from "../../enums";
import type { DeviceState } from "./deviceState.schema";

export const deviceStateCalls = {
  list: bearer.list<DeviceState>("/v2/umh/admin/dev/state/list", { key: "uid" }),
  export_add: bearer.call(
    "export_add",
    "/v2/umh/admin/dev/state/export/add",
    {
      online: choice<typeof onlineState>("integer"),
      network_type: choice<typeof networkType>("integer"),
      pk: "text",
      comp_id: "integer",
    },
    { key: "uid" },
  ),
  export_list: bearer.call("export_list", "/v2/umh/admin/dev/state/export/list", {}, { key: "uid" }),
} satisfies Calls;
