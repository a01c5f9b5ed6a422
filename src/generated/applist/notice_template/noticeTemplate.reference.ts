// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const noticeTemplateReference = {
  resource: "notice_template",
  path: "/applist/notice_template",
  key: "id",
  title: "name",
  access: { list: "applist.notice_template", get: "applist.notice_template" },
  alike: true,
} satisfies Reference;
