// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Owner } from "./owner.schema";

export const ownerCalls = {
  list: bearer.list<Owner>("/v2/property/owner/list"),
  add: bearer.add<Owner>("/v2/property/owner/add", () => import("./owner.schema").then((m) => m.ownerAdd)),
  set: bearer.set<Owner>("/v2/property/owner/set", () => import("./owner.schema").then((m) => m.ownerSet)),
  del: bearer.del("/v2/property/owner/del"),
} satisfies Calls;
