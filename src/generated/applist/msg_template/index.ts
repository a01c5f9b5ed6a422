// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const msgTemplate = {
  name: "msg_template",
  section: "applist",
  path: "/applist/msg_mng/msg_template",
  key: "id",
  title: "name",
  access: {
    list: "applist.msg_mng",
    get: "applist.msg_mng",
    add: "applist.msg_mng",
    set: "applist.msg_mng",
    del: "applist.msg_mng",
    export: "applist.msg_mng",
  },
  facts: ["type", "lang", "title", "body"],
  telling: ["id"],
  own: ["name", "lang"],
  owner: "comp_id",
  words: wordsIn(() => import("./msgTemplate.words")),
  calls: () => import("./msgTemplate.calls").then((m) => m.msgTemplateCalls),
  schema: () => import("./msgTemplate.schema").then((m) => ({ row: m.msgTemplateRow })),
  views: {
    list: () => import("./MsgTemplateList").then((m) => ({ default: m.MsgTemplateList })),
    show: () => import("./MsgTemplateShow").then((m) => ({ default: m.MsgTemplateShow })),
    create: () => import("./MsgTemplateCreate").then((m) => ({ default: m.MsgTemplateCreate })),
    edit: () => import("./MsgTemplateEdit").then((m) => ({ default: m.MsgTemplateEdit })),
  },
} satisfies ResourceProps;
