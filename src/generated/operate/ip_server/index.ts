// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const ipServer = {
  name: "ip_server",
  section: "operate",
  path: "/operate/ipserver",
  key: "id",
  title: "ip",
  access: {
    list: "operate.ipserver",
    get: "operate.ipserver",
    add: "operate.ipserver",
    set: "operate.ipserver",
    del: "operate.ipserver",
    export: "operate.ipserver",
  },
  further: ["gmt_create"],
  facts: ["local_ip", "region", "zone", "comp_id"],
  telling: ["comp_id", "ip"],
  own: ["ip"],
  owner: "comp_id",
  words: wordsIn(() => import("./ipServer.words")),
  calls: () => import("./ipServer.calls").then((m) => m.ipServerCalls),
  schema: () => import("./ipServer.schema").then((m) => ({ row: m.ipServerRow })),
  views: {
    list: () => import("./IpServerList").then((m) => ({ default: m.IpServerList })),
    show: () => import("./IpServerShow").then((m) => ({ default: m.IpServerShow })),
    create: () => import("./IpServerCreate").then((m) => ({ default: m.IpServerCreate })),
    edit: () => import("./IpServerEdit").then((m) => ({ default: m.IpServerEdit })),
  },
} satisfies ResourceProps;
