// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { NoticeTemplate } from "./noticeTemplate.schema";

export const noticeTemplateCalls = {
  list: bearer.list<NoticeTemplate>("/v2/user/notice/user/template/list"),
  add: bearer.add<NoticeTemplate>("/v2/user/notice/user/template/add", () =>
    import("./noticeTemplate.schema").then((m) => m.noticeTemplateAdd),
  ),
  set: bearer.set<NoticeTemplate>("/v2/user/notice/user/template/set", () =>
    import("./noticeTemplate.schema").then((m) => m.noticeTemplateSet),
  ),
  del: bearer.del("/v2/user/notice/user/template/del"),
} satisfies Calls;
