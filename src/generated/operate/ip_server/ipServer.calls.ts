// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { IpServer } from "./ipServer.schema";

export const ipServerCalls = {
  list: bearer.list<IpServer>("/v2/discovery/srvip/list"),
  add: bearer.add<IpServer>("/v2/discovery/srvip/add", {
    ip: "text",
    local_ip: "text",
    region: "text",
    zone: "text",
    comp_id: "integer",
    erate: "number",
  }),
  set: bearer.set<IpServer>("/v2/discovery/srvip/set", {
    id: "integer",
    ip: "text",
    local_ip: "text",
    region: "text",
    zone: "text",
    comp_id: "integer",
    erate: "number",
  }),
  del: bearer.del("/v2/discovery/srvip/del"),
} satisfies Calls;
