// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import type { ResourceProps } from "pilothouse/wire";

export const session = {
  name: "session",
  section: "people",
  path: null,
  key: "login_name",
  keyType: "string",
  title: "login_name",
  access: {},
  words: {
    en: () => import("./session.en"),
    "zh-CN": () => import("./session.zh-CN"),
    "zh-TW": () => import("./session.zh-TW"),
  },
  calls: () => import("./session.calls").then((m) => m.sessionCalls),
  schema: () => import("./session.schema").then((m) => ({ row: m.sessionRow })),
  views: {},
} satisfies ResourceProps;
