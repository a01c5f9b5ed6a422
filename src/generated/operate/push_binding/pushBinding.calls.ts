// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { PushBinding } from "./pushBinding.schema";

export const pushBindingCalls = {
  list: bearer.list<PushBinding>("/v2/push/link/list"),
  add: bearer.add<PushBinding>("/v2/push/link/add", {
    link_type: "integer",
    link_id: "text",
    type: "integer",
    platform_id: "integer",
    template_id: "integer",
  }),
  set: bearer.set<PushBinding>("/v2/push/link/set", {
    id: "integer",
    link_type: "integer",
    link_id: "text",
    type: "integer",
    platform_id: "integer",
    template_id: "integer",
  }),
  del: bearer.del("/v2/push/link/del"),
} satisfies Calls;
