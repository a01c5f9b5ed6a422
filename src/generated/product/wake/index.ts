// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const wake = {
  name: "wake",
  section: "product",
  path: "/product/awake",
  key: "uid",
  keyType: "string",
  title: "uid",
  style: "legacy",
  access: { list: "product.awake", get: "product.awake", wake: "product.awake.wake", export: "product.awake" },
  extensions: ["wake"],
  facts: ["uid", "pk", "comp_id", "battery"],
  owner: "comp_id",
  words: wordsIn(() => import("./wake.words")),
  calls: () => import("./wake.calls").then((m) => m.wakeCalls),
  schema: () => import("./wake.schema").then((m) => ({ row: m.wakeRow })),
  views: {
    list: () => import("./WakeList").then((m) => ({ default: m.WakeList })),
    show: () => import("./WakeShow").then((m) => ({ default: m.WakeShow })),
  },
} satisfies ResourceProps;
