// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { ServiceNode } from "./serviceNode.schema";

export const serviceNodeCalls = {
  list: bearer.list<ServiceNode>("/v2/user/admin/service/node/list"),
  set: bearer.set<ServiceNode>("/v2/user/admin/service/node/set", () =>
    import("./serviceNode.schema").then((m) => m.serviceNodeSet),
  ),
  del: bearer.del("/v2/user/admin/service/node/del"),
} satisfies Calls;
