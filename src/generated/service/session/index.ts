// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import type { ResourceProps } from "pilothouse/wire";

export const session = {
  name: "session",
  section: "service",
  path: null,
  key: "user_id",
  keyType: "string",
  title: "user_id",
  access: {},
  extensions: ["code"],
  words: {
    en: () => import("./session.en"),
    "zh-CN": () => import("./session.zh-CN"),
    "zh-TW": () => import("./session.zh-TW"),
  },
  calls: () => import("./session.calls").then((m) => m.sessionCalls),
  schema: () => import("./session.schema").then((m) => ({ row: m.sessionRow })),
  views: {},
} satisfies ResourceProps;
