// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const serviceRegistry = {
  name: "service_registry",
  section: "operate",
  path: "/operate/consul",
  key: "id",
  title: "name",
  access: {
    list: "operate.consul",
    get: "operate.consul",
    set: "#top.operate.consul",
    del: "#top.operate.consul",
    export: "operate.consul",
  },
  facts: ["type", "addr", "zone", "weight"],
  words: wordsIn(() => import("./serviceRegistry.words")),
  calls: () => import("./serviceRegistry.calls").then((m) => m.serviceRegistryCalls),
  schema: () => import("./serviceRegistry.schema").then((m) => ({ row: m.serviceRegistryRow })),
  views: {
    list: () => import("./ServiceRegistryList").then((m) => ({ default: m.ServiceRegistryList })),
    show: () => import("./ServiceRegistryShow").then((m) => ({ default: m.ServiceRegistryShow })),
    edit: () => import("./ServiceRegistryEdit").then((m) => ({ default: m.ServiceRegistryEdit })),
  },
} satisfies ResourceProps;
