// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Cron } from "./cron.schema";

export const cronCalls = {
  list: bearer.list<Cron>("/v2/user/admin/cron/list"),
  add: bearer.add<Cron>("/v2/user/admin/cron/add", () => import("./cron.schema").then((m) => m.cronAdd)),
  set: bearer.set<Cron>("/v2/user/admin/cron/set", () => import("./cron.schema").then((m) => m.cronSet)),
  del: bearer.del("/v2/user/admin/cron/del"),
  run: bearer.call("run", "/v2/user/admin/cron/run", { id: "integer" }),
} satisfies Calls;
