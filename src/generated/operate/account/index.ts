// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import type { ResourceProps } from "pilothouse/wire";

export const account = {
  name: "account",
  section: "operate",
  path: "/operate/user",
  key: "id",
  title: "user_name",
  access: {
    list: "operate.user",
    get: "operate.user",
    add: "operate.user",
    set: "operate.user",
    del: "operate.user",
    password: "operate.user.password",
    export: "operate.user",
  },
  further: ["service", "controllers", "gmt_login", "gmt_create"],
  personal: ["user_email", "user_phone"],
  facts: ["user_id", "role_id", "comp_id", "user_phone", "gmt_login"],
  owner: "comp_id",
  writers: { del: "another" },
  words: {
    en: () => import("./account.en"),
    "zh-CN": () => import("./account.zh-CN"),
    "zh-TW": () => import("./account.zh-TW"),
  },
  calls: () => import("./account.calls").then((m) => m.accountCalls),
  schema: () => import("./account.schema").then((m) => ({ row: m.accountRow })),
  views: {
    list: () => import("./AccountList").then((m) => ({ default: m.AccountList })),
    show: () => import("./AccountShow").then((m) => ({ default: m.AccountShow })),
    create: () => import("./AccountCreate").then((m) => ({ default: m.AccountCreate })),
    edit: () => import("./AccountEdit").then((m) => ({ default: m.AccountEdit })),
  },
} satisfies ResourceProps;
