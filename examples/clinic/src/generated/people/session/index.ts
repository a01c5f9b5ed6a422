// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const session = {
  name: "session",
  section: "people",
  path: null,
  key: "login_name",
  keyType: "string",
  title: "login_name",
  access: {},
  words: wordsIn(() => import("./session.words")),
  calls: () => import("./session.calls").then((m) => m.sessionCalls),
  schema: () => import("./session.schema").then((m) => ({ row: m.sessionRow })),
  views: {},
} satisfies ResourceProps;
