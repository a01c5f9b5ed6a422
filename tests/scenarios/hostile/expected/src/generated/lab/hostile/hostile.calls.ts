// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Hostile } from "./hostile.schema";

export const hostileCalls = {
  list: bearer.list<Hostile>("/v2/lab/hostile/list"),
  add: bearer.add<Hostile>("/v2/lab/hostile/add", () => import("./hostile.schema").then((m) => m.hostileAdd), {
    constants: { note: "*/ alert(1) /*" },
  }),
  set: bearer.set<Hostile>("/v2/lab/hostile/set", () => import("./hostile.schema").then((m) => m.hostileSet)),
  run: bearer.call("run", "/v2/lab/hostile/run", { id: "integer" }),
} satisfies Calls;
