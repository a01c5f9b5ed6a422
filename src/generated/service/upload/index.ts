// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const upload = {
  name: "upload",
  section: "service",
  path: null,
  key: "name",
  keyType: "string",
  title: "name",
  access: {},
  words: wordsIn(() => import("./upload.words")),
  calls: () => import("./upload.calls").then((m) => m.uploadCalls),
  schema: () => import("./upload.schema").then((m) => ({ row: m.uploadRow })),
  views: {},
} satisfies ResourceProps;
