// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Badge } from "./badge.schema";

export const badgeCalls = {
  list: bearer.list<Badge>("/v2/lab/badge/list"),
  add: bearer.add<Badge>("/v2/lab/badge/add", () => import("./badge.schema").then((m) => m.badgeAdd)),
  set: bearer.set<Badge>("/v2/lab/badge/set", () => import("./badge.schema").then((m) => m.badgeSet)),
  del: bearer.del("/v2/lab/badge/del"),
} satisfies Calls;
