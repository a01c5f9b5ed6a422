// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Wiki } from "./wiki.schema";

export const wikiCalls = {
  list: legacy.list<Wiki>("/user/feedback/bot/wiki/get"),
  add: legacy.add<Wiki>("/user/feedback/bot/wiki/add", () => import("./wiki.schema").then((m) => m.wikiAdd)),
  set: legacy.set<Wiki>("/user/feedback/bot/wiki/set", () => import("./wiki.schema").then((m) => m.wikiSet)),
  del: legacy.del("/user/feedback/bot/wiki/del"),
} satisfies Calls;
