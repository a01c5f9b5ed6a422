// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Floor } from "./floor.schema";

export const floorCalls = {
  list: bearer.list<Floor>("/v2/property/floor/list"),
  add: bearer.add<Floor>("/v2/property/floor/add", () => import("./floor.schema").then((m) => m.floorAdd)),
  set: bearer.set<Floor>("/v2/property/floor/set", () => import("./floor.schema").then((m) => m.floorSet)),
  del: bearer.del("/v2/property/floor/del"),
} satisfies Calls;
