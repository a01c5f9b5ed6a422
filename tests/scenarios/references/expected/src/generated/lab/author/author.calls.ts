// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Author } from "./author.schema";

export const authorCalls = {
  list: bearer.list<Author>("/v2/lab/author/list"),
  add: bearer.add<Author>("/v2/lab/author/add", () => import("./author.schema").then((m) => m.authorAdd)),
  set: bearer.set<Author>("/v2/lab/author/set", () => import("./author.schema").then((m) => m.authorSet)),
} satisfies Calls;
