// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Zone } from "./zone.schema";

export const zoneCalls = {
  list: legacy.list<Zone>("/discovery/srv/zone/get", { apiVersion: "1.0.2", key: "zone" }),
  add: legacy.add<Zone>("/discovery/srv/zone/add", () => import("./zone.schema").then((m) => m.zoneAdd), {
    key: "zone",
  }),
  set: legacy.set<Zone>("/discovery/srv/zone/set", () => import("./zone.schema").then((m) => m.zoneSet), {
    key: "zone",
  }),
  del: legacy.del("/discovery/srv/zone/del", "zone"),
} satisfies Calls;
