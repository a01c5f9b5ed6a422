// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Operator } from "./operator.schema";

export const operatorCalls = {
  list: bearer.list<Operator>("/v2/lab/operator/list", { key: "user_id" }),
  add: bearer.add<Operator>("/v2/lab/operator/add", () => import("./operator.schema").then((m) => m.operatorAdd), {
    key: "user_id",
  }),
  set: bearer.set<Operator>("/v2/lab/operator/set", () => import("./operator.schema").then((m) => m.operatorSet), {
    key: "user_id",
  }),
} satisfies Calls;
