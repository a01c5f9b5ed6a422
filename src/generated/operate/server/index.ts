// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const server = {
  name: "server",
  section: "operate",
  path: "/operate/server",
  key: "id",
  title: "name",
  style: "legacy",
  access: {
    list: "operate.server",
    get: "operate.server",
    set: "#top.operate.server",
    del: "#top.operate.server",
    control: "#top.operate.server.control",
    export: "operate.server",
  },
  further: ["gmt_update"],
  facts: ["type", "zone", "gmt_update"],
  words: wordsIn(() => import("./server.words")),
  calls: () => import("./server.calls").then((m) => m.serverCalls),
  schema: () => import("./server.schema").then((m) => ({ row: m.serverRow })),
  views: {
    list: () => import("./ServerList").then((m) => ({ default: m.ServerList })),
    show: () => import("./ServerShow").then((m) => ({ default: m.ServerShow })),
    edit: () => import("./ServerEdit").then((m) => ({ default: m.ServerEdit })),
  },
} satisfies ResourceProps;
