// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const noticeTemplate = {
  name: "notice_template",
  section: "applist",
  path: "/applist/notice_template",
  key: "id",
  title: "name",
  access: {
    list: "applist.notice_template",
    get: "applist.notice_template",
    add: "applist.notice_template",
    set: "applist.notice_template",
    del: "applist.notice_template",
    export: "applist.notice_template",
  },
  further: ["gmt_create"],
  facts: ["type", "lang", "title", "body"],
  telling: ["comp_id", "type", "lang"],
  own: ["type", "lang"],
  owner: "comp_id",
  words: wordsIn(() => import("./noticeTemplate.words")),
  calls: () => import("./noticeTemplate.calls").then((m) => m.noticeTemplateCalls),
  schema: () => import("./noticeTemplate.schema").then((m) => ({ row: m.noticeTemplateRow })),
  views: {
    list: () => import("./NoticeTemplateList").then((m) => ({ default: m.NoticeTemplateList })),
    show: () => import("./NoticeTemplateShow").then((m) => ({ default: m.NoticeTemplateShow })),
    create: () => import("./NoticeTemplateCreate").then((m) => ({ default: m.NoticeTemplateCreate })),
    edit: () => import("./NoticeTemplateEdit").then((m) => ({ default: m.NoticeTemplateEdit })),
  },
} satisfies ResourceProps;
