// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, rest } from "pilothouse/wire";
import type { Pass } from "./pass.schema";

export const passCalls = {
  list: rest.list<Pass>("/passes", { key: "pass_no" }),
  get: rest.get<Pass>("/passes", "pass_no"),
  add: rest.add<Pass>("/passes", () => import("./pass.schema").then((m) => m.passAdd), { key: "pass_no" }),
  set: rest.set<Pass>("/passes", () => import("./pass.schema").then((m) => m.passSet), { key: "pass_no" }),
  del: rest.del("/passes", "pass_no"),
} satisfies Calls;
