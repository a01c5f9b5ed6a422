// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const session = {
  name: "session",
  section: "service",
  path: null,
  key: "user_id",
  keyType: "string",
  title: "user_id",
  access: {},
  extensions: ["code"],
  words: wordsIn(() => import("./session.words")),
  calls: () => import("./session.calls").then((m) => m.sessionCalls),
  schema: () => import("./session.schema").then((m) => ({ row: m.sessionRow })),
  views: {},
} satisfies ResourceProps;
