// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const emailInfo = {
  name: "email_info",
  section: "operate",
  path: "/operate/sysnotimng/email_info",
  key: "id",
  title: "link",
  style: "legacy",
  access: {
    list: "operate.sysnotimng",
    get: "operate.sysnotimng",
    add: "#top.operate.sysnotimng",
    set: "#top.operate.sysnotimng",
    del: "#top.operate.sysnotimng",
    export: "operate.sysnotimng",
  },
  further: ["gmt_create"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  telling: ["sys", "link_type", "link"],
  own: ["sys", "link", "link_type", "state"],
  words: wordsIn(() => import("./emailInfo.words")),
  calls: () => import("./emailInfo.calls").then((m) => m.emailInfoCalls),
  schema: () => import("./emailInfo.schema").then((m) => ({ row: m.emailInfoRow })),
  views: {
    list: () => import("./EmailInfoList").then((m) => ({ default: m.EmailInfoList })),
    show: () => import("./EmailInfoShow").then((m) => ({ default: m.EmailInfoShow })),
    create: () => import("./EmailInfoCreate").then((m) => ({ default: m.EmailInfoCreate })),
    edit: () => import("./EmailInfoEdit").then((m) => ({ default: m.EmailInfoEdit })),
  },
} satisfies ResourceProps;
