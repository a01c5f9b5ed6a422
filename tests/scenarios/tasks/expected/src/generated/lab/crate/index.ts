// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const crate = {
  name: "crate",
  section: "lab",
  path: "/lab/crate",
  key: "id",
  title: "code",
  access: {
    list: "lab.crate",
    get: "lab.crate",
    export_add: "lab.crate",
    export_list: "lab.crate",
    import_add: "lab.crate",
    import_get: "lab.crate",
    export: "lab.crate",
  },
  words: wordsIn(() => import("./crate.words")),
  calls: () => import("./crate.calls").then((m) => m.crateCalls),
  schema: () => import("./crate.schema").then((m) => ({ row: m.crateRow })),
  views: {
    list: () => import("./CrateList").then((m) => ({ default: m.CrateList })),
    show: () => import("./CrateShow").then((m) => ({ default: m.CrateShow })),
  },
} satisfies ResourceProps;
