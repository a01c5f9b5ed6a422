// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { NoticeTemplate } from "./noticeTemplate.schema";

export const noticeTemplateCalls = {
  list: bearer.list<NoticeTemplate>("/v2/user/notice/user/template/list"),
  add: bearer.add<NoticeTemplate>("/v2/user/notice/user/template/add", {
    name: "text",
    type: "integer",
    lang: "text",
    title: "text",
    body: "text",
    comp_id: "integer",
  }),
  set: bearer.set<NoticeTemplate>("/v2/user/notice/user/template/set", {
    id: "integer",
    name: "text",
    type: "integer",
    lang: "text",
    title: "text",
    body: "text",
    comp_id: "integer",
  }),
  del: bearer.del("/v2/user/notice/user/template/del"),
} satisfies Calls;
