// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const live = {
  name: "live",
  section: "service",
  path: null,
  key: "uid",
  keyType: "string",
  title: "uid",
  access: {},
  words: wordsIn(() => import("./live.words")),
  calls: () => import("./live.calls").then((m) => m.liveCalls),
  schema: () => import("./live.schema").then((m) => ({ row: m.liveRow })),
  views: {},
} satisfies ResourceProps;
