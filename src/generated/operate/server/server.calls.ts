// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearerAt, choice, legacy } from "pilothouse/wire";
import type { serverCommand, serverType } from "../../enums";
import type { Server } from "./server.schema";

export const serverCalls = {
  list: legacy.list<Server>("/discovery/srv/query"),
  set: legacy.set<Server>("/discovery/srv/set", () => import("./server.schema").then((m) => m.serverSet)),
  del: legacy.del("/discovery/srv/delete"),
  control: bearerAt.call("control", "/srv/ctrl", {
    srv_addr: "text",
    srv_type: choice<typeof serverType>("integer"),
    cmd: choice<typeof serverCommand>("text"),
  }),
} satisfies Calls;
