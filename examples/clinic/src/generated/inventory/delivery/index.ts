// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const delivery = {
  name: "delivery",
  section: "inventory",
  path: null,
  key: "register",
  keyType: "string",
  title: "register",
  access: {},
  words: wordsIn(() => import("./delivery.words")),
  calls: () => import("./delivery.calls").then((m) => m.deliveryCalls),
  schema: () => import("./delivery.schema").then((m) => ({ row: m.deliveryRow })),
  views: {},
} satisfies ResourceProps;
