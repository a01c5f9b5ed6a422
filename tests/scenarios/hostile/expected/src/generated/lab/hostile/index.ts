// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const hostile = {
  name: "hostile",
  section: "lab",
  path: "/lab/hostile",
  key: "id",
  title: "name",
  access: {
    list: "lab.hostile",
    get: "lab.hostile",
    add: "lab.hostile",
    set: "lab.hostile",
    run: "lab.hostile",
    export: "lab.hostile",
  },
  words: wordsIn(() => import("./hostile.words")),
  calls: () => import("./hostile.calls").then((m) => m.hostileCalls),
  schema: () => import("./hostile.schema").then((m) => ({ row: m.hostileRow })),
  views: {
    list: () => import("./HostileList").then((m) => ({ default: m.HostileList })),
    show: () => import("./HostileShow").then((m) => ({ default: m.HostileShow })),
    create: () => import("./HostileCreate").then((m) => ({ default: m.HostileCreate })),
    edit: () => import("./HostileEdit").then((m) => ({ default: m.HostileEdit })),
  },
} satisfies ResourceProps;
