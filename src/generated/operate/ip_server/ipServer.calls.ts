// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { IpServer } from "./ipServer.schema";

export const ipServerCalls = {
  list: bearer.list<IpServer>("/v2/discovery/srvip/list"),
  add: bearer.add<IpServer>("/v2/discovery/srvip/add", () => import("./ipServer.schema").then((m) => m.ipServerAdd)),
  set: bearer.set<IpServer>("/v2/discovery/srvip/set", () => import("./ipServer.schema").then((m) => m.ipServerSet)),
  del: bearer.del("/v2/discovery/srvip/del"),
} satisfies Calls;
