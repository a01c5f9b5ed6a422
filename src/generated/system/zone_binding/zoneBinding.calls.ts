// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { ZoneBinding } from "./zoneBinding.schema";

export const zoneBindingCalls = {
  list: bearer.list<ZoneBinding>("/v2/user/srv/resource/list", { constants: { type: "zonebind" } }),
  add: bearer.add<ZoneBinding>(
    "/v2/user/srv/resource/add",
    () => import("./zoneBinding.schema").then((m) => m.zoneBindingAdd),
    { constants: { type: "zonebind" } },
  ),
  set: bearer.set<ZoneBinding>(
    "/v2/user/srv/resource/set",
    () => import("./zoneBinding.schema").then((m) => m.zoneBindingSet),
    { constants: { type: "zonebind" } },
  ),
  del: bearer.del("/v2/user/srv/resource/del", "id", { constants: { type: "zonebind" } }),
} satisfies Calls;
