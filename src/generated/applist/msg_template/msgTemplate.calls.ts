// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { MsgTemplate } from "./msgTemplate.schema";

export const msgTemplateCalls = {
  list: bearer.list<MsgTemplate>("/v2/umh/admin/msg/template/list"),
  add: bearer.add<MsgTemplate>("/v2/umh/admin/msg/template/add", () =>
    import("./msgTemplate.schema").then((m) => m.msgTemplateAdd),
  ),
  set: bearer.set<MsgTemplate>("/v2/umh/admin/msg/template/set", () =>
    import("./msgTemplate.schema").then((m) => m.msgTemplateSet),
  ),
  del: bearer.del("/v2/umh/admin/msg/template/del"),
} satisfies Calls;
