// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Datacenter } from "./datacenter.schema";

export const datacenterCalls = {
  list: bearer.list<Datacenter>("/v2/user/srv/resource/list", { constants: { type: "datacenter" } }),
  add: bearer.add<Datacenter>(
    "/v2/user/srv/resource/add",
    () => import("./datacenter.schema").then((m) => m.datacenterAdd),
    { constants: { type: "datacenter" } },
  ),
  set: bearer.set<Datacenter>(
    "/v2/user/srv/resource/set",
    () => import("./datacenter.schema").then((m) => m.datacenterSet),
    { constants: { type: "datacenter" } },
  ),
  del: bearer.del("/v2/user/srv/resource/del", "id", { constants: { type: "datacenter" } }),
} satisfies Calls;
