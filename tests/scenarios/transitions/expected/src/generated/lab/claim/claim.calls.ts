// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Claim } from "./claim.schema";

export const claimCalls = {
  list: bearer.list<Claim>("/v2/lab/claim/list"),
  set: bearer.set<Claim>("/v2/lab/claim/set", () => import("./claim.schema").then((m) => m.claimSet)),
} satisfies Calls;
