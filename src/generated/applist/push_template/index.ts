// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const pushTemplate = {
  name: "push_template",
  section: "applist",
  path: "/applist/template",
  key: "id",
  title: "name",
  access: {
    list: "applist.template",
    get: "applist.template",
    add: "applist.template",
    set: "applist.template",
    del: "applist.template",
    export: "applist.template",
  },
  further: ["comp_id", "gmt_create"],
  facts: ["type", "notify_type", "lang", "mode"],
  telling: ["id"],
  own: ["name", "lang"],
  owner: "comp_id",
  words: wordsIn(() => import("./pushTemplate.words")),
  calls: () => import("./pushTemplate.calls").then((m) => m.pushTemplateCalls),
  schema: () => import("./pushTemplate.schema").then((m) => ({ row: m.pushTemplateRow })),
  views: {
    list: () => import("./PushTemplateList").then((m) => ({ default: m.PushTemplateList })),
    show: () => import("./PushTemplateShow").then((m) => ({ default: m.PushTemplateShow })),
    create: () => import("./PushTemplateCreate").then((m) => ({ default: m.PushTemplateCreate })),
    edit: () => import("./PushTemplateEdit").then((m) => ({ default: m.PushTemplateEdit })),
  },
} satisfies ResourceProps;
