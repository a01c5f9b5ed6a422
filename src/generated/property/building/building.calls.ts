// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Building } from "./building.schema";

export const buildingCalls = {
  list: bearer.list<Building>("/v2/property/building/list"),
  add: bearer.add<Building>("/v2/property/building/add", () => import("./building.schema").then((m) => m.buildingAdd)),
  set: bearer.set<Building>("/v2/property/building/set", () => import("./building.schema").then((m) => m.buildingSet)),
  del: bearer.del("/v2/property/building/del"),
} satisfies Calls;
