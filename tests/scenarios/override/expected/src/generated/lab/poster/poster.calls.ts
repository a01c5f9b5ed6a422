// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Poster } from "./poster.schema";

export const posterCalls = {
  list: bearer.list<Poster>("/v2/lab/poster/list"),
  add: bearer.add<Poster>("/v2/lab/poster/add", () => import("./poster.schema").then((m) => m.posterAdd)),
  set: bearer.set<Poster>("/v2/lab/poster/set", () => import("./poster.schema").then((m) => m.posterSet)),
  del: bearer.del("/v2/lab/poster/del"),
} satisfies Calls;
