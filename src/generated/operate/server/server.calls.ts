// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearerAt, legacy } from "pilothouse/wire";
import type { Server } from "./server.schema";

export const serverCalls = {
  list: legacy.list<Server>("/discovery/srv/query"),
  set: legacy.set<Server>("/discovery/srv/set", {
    id: "integer",
    name: "text",
    type: "integer",
    sys: "integer",
    env: "integer",
    region: "text",
    zone: "text",
    state: "integer",
    grpc_addr: "text",
    http_addr: "text",
    lic_num: "integer",
    max_load: "integer",
    master: "boolean",
    utd_addrs: "text",
  }),
  del: legacy.del("/discovery/srv/delete"),
  control: bearerAt.call<{
    readonly srv_addr: string;
    readonly srv_type:
      | 2
      | 4
      | 5
      | 6
      | 7
      | 8
      | 9
      | 10
      | 11
      | 12
      | 14
      | 15
      | 16
      | 17
      | 18
      | 19
      | 20
      | 21
      | 22
      | 23
      | 24
      | 25
      | 26
      | 27
      | 28
      | 29
      | 30
      | 34;
    readonly cmd: "status" | "reload" | "start" | "restart" | "stop";
  }>("control", "/srv/ctrl", { srv_addr: "text", srv_type: "integer", cmd: "text" }),
} satisfies Calls;
