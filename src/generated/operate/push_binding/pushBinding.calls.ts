// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { PushBinding } from "./pushBinding.schema";

export const pushBindingCalls = {
  list: bearer.list<PushBinding>("/v2/push/link/list"),
  add: bearer.add<PushBinding>("/v2/push/link/add", () => import("./pushBinding.schema").then((m) => m.pushBindingAdd)),
  set: bearer.set<PushBinding>("/v2/push/link/set", () => import("./pushBinding.schema").then((m) => m.pushBindingSet)),
  del: bearer.del("/v2/push/link/del"),
} satisfies Calls;
