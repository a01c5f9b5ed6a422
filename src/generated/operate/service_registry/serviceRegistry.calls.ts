// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { ServiceRegistry } from "./serviceRegistry.schema";

export const serviceRegistryCalls = {
  list: bearer.list<ServiceRegistry>("/v2/discovery/srvinfo/list"),
  set: bearer.set<ServiceRegistry>("/v2/discovery/srvinfo/set", () =>
    import("./serviceRegistry.schema").then((m) => m.serviceRegistrySet),
  ),
  del: bearer.del("/v2/discovery/srvinfo/del"),
} satisfies Calls;
