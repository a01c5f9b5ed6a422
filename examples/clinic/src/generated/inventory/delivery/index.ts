// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import type { ResourceProps } from "pilothouse/wire";

export const delivery = {
  name: "delivery",
  section: "inventory",
  path: null,
  key: "register",
  keyType: "string",
  title: "register",
  access: {},
  words: {
    en: () => import("./delivery.en"),
    "zh-CN": () => import("./delivery.zh-CN"),
    "zh-TW": () => import("./delivery.zh-TW"),
  },
  calls: () => import("./delivery.calls").then((m) => m.deliveryCalls),
  schema: () => import("./delivery.schema").then((m) => ({ row: m.deliveryRow })),
  views: {},
} satisfies ResourceProps;
