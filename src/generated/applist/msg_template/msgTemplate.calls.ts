// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { MsgTemplate } from "./msgTemplate.schema";

export const msgTemplateCalls = {
  list: bearer.list<MsgTemplate>("/v2/umh/admin/msg/template/list"),
  add: bearer.add<MsgTemplate>("/v2/umh/admin/msg/template/add", {
    name: "text",
    type: "integer",
    lang: "text",
    title: "text",
    body: "text",
    comp_id: "integer",
  }),
  set: bearer.set<MsgTemplate>("/v2/umh/admin/msg/template/set", {
    id: "integer",
    name: "text",
    type: "integer",
    lang: "text",
    title: "text",
    body: "text",
    comp_id: "integer",
  }),
  del: bearer.del("/v2/umh/admin/msg/template/del"),
} satisfies Calls;
