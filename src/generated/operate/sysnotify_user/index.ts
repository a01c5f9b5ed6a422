// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const sysnotifyUser = {
  name: "sysnotify_user",
  section: "operate",
  path: "/operate/sysnotimng/sysnotify_user",
  key: "id",
  title: "name",
  access: {
    list: "operate.sysnotimng",
    get: "operate.sysnotimng",
    add: "#top.operate.sysnotimng",
    set: "#top.operate.sysnotimng",
    del: "#top.operate.sysnotimng",
    export: "operate.sysnotimng",
  },
  further: ["gmt_create"],
  personal: ["name", "link_id"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  own: ["state"],
  words: wordsIn(() => import("./sysnotifyUser.words")),
  calls: () => import("./sysnotifyUser.calls").then((m) => m.sysnotifyUserCalls),
  schema: () => import("./sysnotifyUser.schema").then((m) => ({ row: m.sysnotifyUserRow })),
  views: {
    list: () => import("./SysnotifyUserList").then((m) => ({ default: m.SysnotifyUserList })),
    show: () => import("./SysnotifyUserShow").then((m) => ({ default: m.SysnotifyUserShow })),
    create: () => import("./SysnotifyUserCreate").then((m) => ({ default: m.SysnotifyUserCreate })),
    edit: () => import("./SysnotifyUserEdit").then((m) => ({ default: m.SysnotifyUserEdit })),
  },
} satisfies ResourceProps;
