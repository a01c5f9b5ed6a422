// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { SrvSystem } from "./srvSystem.schema";

export const srvSystemCalls = {
  list: bearer.list<SrvSystem>("/v2/user/srv/resource/list", { constants: { type: "sys" } }),
  add: bearer.add<SrvSystem>(
    "/v2/user/srv/resource/add",
    () => import("./srvSystem.schema").then((m) => m.srvSystemAdd),
    { constants: { type: "sys" } },
  ),
  set: bearer.set<SrvSystem>(
    "/v2/user/srv/resource/set",
    () => import("./srvSystem.schema").then((m) => m.srvSystemSet),
    { constants: { type: "sys" } },
  ),
  del: bearer.del("/v2/user/srv/resource/del", "id", { constants: { type: "sys" } }),
} satisfies Calls;
