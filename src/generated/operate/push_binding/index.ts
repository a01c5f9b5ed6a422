// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const pushBinding = {
  name: "push_binding",
  section: "operate",
  path: "/operate/pushconf",
  key: "id",
  title: "link_id",
  access: {
    list: "operate.pushconf",
    get: "operate.pushconf",
    add: "operate.pushconf",
    set: "operate.pushconf",
    del: "operate.pushconf",
    export: "operate.pushconf",
  },
  further: ["gmt_create"],
  telling: ["platform_id", "link_type", "type", "link_id"],
  own: ["link_type", "link_id", "type"],
  through: "platform_id",
  words: wordsIn(() => import("./pushBinding.words")),
  calls: () => import("./pushBinding.calls").then((m) => m.pushBindingCalls),
  schema: () => import("./pushBinding.schema").then((m) => ({ row: m.pushBindingRow })),
  views: {
    list: () => import("./PushBindingList").then((m) => ({ default: m.PushBindingList })),
    show: () => import("./PushBindingShow").then((m) => ({ default: m.PushBindingShow })),
    create: () => import("./PushBindingCreate").then((m) => ({ default: m.PushBindingCreate })),
    edit: () => import("./PushBindingEdit").then((m) => ({ default: m.PushBindingEdit })),
  },
} satisfies ResourceProps;
