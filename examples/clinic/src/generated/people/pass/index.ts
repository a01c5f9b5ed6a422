// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { Standing } from "../../../../shared/generated/enums";

export const pass = {
  name: "pass",
  section: "people",
  path: "/people/passes",
  key: "pass_no",
  title: "called",
  style: "rest",
  access: {
    list: "people.passes",
    get: "people.passes",
    add: "people.passes",
    set: "people.passes",
    del: "people.passes",
    export: "people.passes",
  },
  extensions: ["list", "get", "add", "set", "del"],
  facts: ["begins", "acts_as", "per_minute", "lasts_until"],
  off: { field: "standing", of: "standing", from: Standing.active, to: Standing.suspended },
  own: ["standing"],
  opened: true,
  words: wordsIn(() => import("./pass.words")),
  calls: () => import("./pass.calls").then((m) => m.passCalls),
  schema: () => import("./pass.schema").then((m) => ({ row: m.passRow })),
  views: {
    list: () => import("./PassList").then((m) => ({ default: m.PassList })),
    show: () => import("./PassShow").then((m) => ({ default: m.PassShow })),
    create: () => import("./PassCreate").then((m) => ({ default: m.PassCreate })),
    edit: () => import("./PassEdit").then((m) => ({ default: m.PassEdit })),
  },
} satisfies ResourceProps;
