// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { PushTemplate } from "./pushTemplate.schema";

export const pushTemplateCalls = {
  list: bearer.list<PushTemplate>("/v2/push/template/list"),
  add: bearer.add<PushTemplate>("/v2/push/template/add", {
    name: "text",
    type: "integer",
    notify_type: "integer",
    lang: "text",
    mode: "integer",
    code: "text",
    param: "text",
    title: "text",
    body: "text",
    comp_id: "integer",
  }),
  set: bearer.set<PushTemplate>("/v2/push/template/set", {
    id: "integer",
    name: "text",
    type: "integer",
    notify_type: "integer",
    lang: "text",
    mode: "integer",
    code: "text",
    param: "text",
    title: "text",
    body: "text",
    comp_id: "integer",
  }),
  del: bearer.del("/v2/push/template/del"),
} satisfies Calls;
