// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Badge } from "./badge.schema";

export const badgeCalls = {
  list: bearer.list<Badge>("/v2/lab/badge/list"),
  add: bearer.add<Badge>("/v2/lab/badge/add", {
    name: "text",
    rank: "integer",
    state: "integer",
    public: "boolean",
    price: "text",
  }),
  set: bearer.set<Badge>("/v2/lab/badge/set", {
    id: "integer",
    name: "text",
    rank: "integer",
    state: "integer",
    public: "boolean",
    price: "text",
  }),
  del: bearer.del("/v2/lab/badge/del"),
} satisfies Calls;
