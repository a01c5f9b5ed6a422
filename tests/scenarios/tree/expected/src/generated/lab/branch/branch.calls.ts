// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Branch } from "./branch.schema";

export const branchCalls = {
  list: bearer.list<Branch>("/v2/lab/branch/list", { key: "branch_id" }),
  add: bearer.add<Branch>("/v2/lab/branch/add", () => import("./branch.schema").then((m) => m.branchAdd), {
    key: "branch_id",
  }),
  set: bearer.set<Branch>("/v2/lab/branch/set", () => import("./branch.schema").then((m) => m.branchSet), {
    key: "branch_id",
  }),
  del: bearer.del("/v2/lab/branch/del", "branch_id"),
} satisfies Calls;
