// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { ServiceState } from "../../../../shared/generated/enums";

export const serviceNode = {
  name: "service_node",
  section: "operate",
  path: "/operate/server/service_node",
  key: "id",
  title: "name",
  access: {
    list: "operate.server",
    get: "operate.server",
    set: "#top.operate.server",
    del: "#top.operate.server",
    export: "operate.server",
  },
  further: ["service", "gmt_update"],
  facts: ["service", "ip", "sys", "zone"],
  off: { field: "pub_state", of: "service_state", from: ServiceState.in_service, to: ServiceState.out_of_service },
  words: wordsIn(() => import("./serviceNode.words")),
  calls: () => import("./serviceNode.calls").then((m) => m.serviceNodeCalls),
  schema: () => import("./serviceNode.schema").then((m) => ({ row: m.serviceNodeRow })),
  views: {
    list: () => import("./ServiceNodeList").then((m) => ({ default: m.ServiceNodeList })),
    show: () => import("./ServiceNodeShow").then((m) => ({ default: m.ServiceNodeShow })),
    edit: () => import("./ServiceNodeEdit").then((m) => ({ default: m.ServiceNodeEdit })),
  },
} satisfies ResourceProps;
