// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const sign = {
  name: "sign",
  section: "lab",
  path: "/lab/sign",
  key: "id",
  title: "name",
  access: { list: "lab.sign", get: "lab.sign", add: "lab.sign", export: "lab.sign" },
  words: wordsIn(() => import("./sign.words")),
  calls: () => import("./sign.calls").then((m) => m.signCalls),
  schema: () => import("./sign.schema").then((m) => ({ row: m.signRow })),
  views: {
    list: () => import("./SignList").then((m) => ({ default: m.SignList })),
    show: () => import("./SignShow").then((m) => ({ default: m.SignShow })),
    create: () => import("./SignCreate").then((m) => ({ default: m.SignCreate })),
  },
} satisfies ResourceProps;
