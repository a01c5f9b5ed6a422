// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Setting } from "./setting.schema";

export const settingCalls = {
  list: bearer.list<Setting>("/v2/user/srvcfg/list"),
  add: bearer.add<Setting>("/v2/user/srvcfg/add", () => import("./setting.schema").then((m) => m.settingAdd)),
  set: bearer.set<Setting>("/v2/user/srvcfg/set", () => import("./setting.schema").then((m) => m.settingSet)),
  del: bearer.del("/v2/user/srvcfg/del"),
} satisfies Calls;
