// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const operator = {
  name: "operator",
  section: "lab",
  path: "/lab/operator",
  key: "user_id",
  keyType: "string",
  title: "user_id",
  access: {
    list: "lab.operator",
    get: "lab.operator",
    add: "lab.operator",
    set: "lab.operator",
    export: "lab.operator",
  },
  telling: ["user_id"],
  own: ["user_id", "user_password"],
  words: wordsIn(() => import("./operator.words")),
  calls: () => import("./operator.calls").then((m) => m.operatorCalls),
  schema: () => import("./operator.schema").then((m) => ({ row: m.operatorRow })),
  views: {
    list: () => import("./OperatorList").then((m) => ({ default: m.OperatorList })),
    show: () => import("./OperatorShow").then((m) => ({ default: m.OperatorShow })),
    create: () => import("./OperatorCreate").then((m) => ({ default: m.OperatorCreate })),
    edit: () => import("./OperatorEdit").then((m) => ({ default: m.OperatorEdit })),
  },
} satisfies ResourceProps;
