// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { PushTemplate } from "./pushTemplate.schema";

export const pushTemplateCalls = {
  list: bearer.list<PushTemplate>("/v2/push/template/list"),
  add: bearer.add<PushTemplate>("/v2/push/template/add", () =>
    import("./pushTemplate.schema").then((m) => m.pushTemplateAdd),
  ),
  set: bearer.set<PushTemplate>("/v2/push/template/set", () =>
    import("./pushTemplate.schema").then((m) => m.pushTemplateSet),
  ),
  del: bearer.del("/v2/push/template/del"),
} satisfies Calls;
