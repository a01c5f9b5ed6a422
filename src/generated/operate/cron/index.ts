// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const cron = {
  name: "cron",
  section: "operate",
  path: "/operate/time_plan",
  key: "id",
  title: "name",
  access: {
    list: "operate.time_plan",
    get: "operate.time_plan",
    add: "#top.operate.time_plan",
    set: "#top.operate.time_plan",
    del: "#top.operate.time_plan",
    run: "#top.operate.time_plan.run",
    export: "operate.time_plan",
  },
  further: ["gmt_run", "gmt_next", "result", "affected", "gmt_create"],
  facts: ["spec", "gmt_next", "result", "gmt_run"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  telling: ["name"],
  own: ["name", "state"],
  words: wordsIn(() => import("./cron.words")),
  calls: () => import("./cron.calls").then((m) => m.cronCalls),
  schema: () => import("./cron.schema").then((m) => ({ row: m.cronRow })),
  views: {
    list: () => import("./CronList").then((m) => ({ default: m.CronList })),
    show: () => import("./CronShow").then((m) => ({ default: m.CronShow })),
    create: () => import("./CronCreate").then((m) => ({ default: m.CronCreate })),
    edit: () => import("./CronEdit").then((m) => ({ default: m.CronEdit })),
  },
} satisfies ResourceProps;
