// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { DutyStanding } from "../../../../shared/generated/enums";

export const duty = {
  name: "duty",
  section: "people",
  path: "/people/duties",
  key: "duty_no",
  title: "duty_name",
  titles: { "zh-CN": "duty_name_zh", "zh-TW": "duty_name_zh" },
  access: {
    list: "people.duties",
    get: "people.duties",
    add: "people.duties",
    set: "people.duties",
    del: "people.duties",
    assignable: "people.duties",
    export: "people.duties",
  },
  facts: ["duty_name_zh", "confined_to", "created_at"],
  off: { field: "in_force", of: "duty_standing", from: DutyStanding.valid, to: DutyStanding.closed },
  telling: ["duty_name"],
  own: ["duty_name", "in_force"],
  opened: true,
  words: wordsIn(() => import("./duty.words")),
  calls: () => import("./duty.calls").then((m) => m.dutyCalls),
  schema: () => import("./duty.schema").then((m) => ({ row: m.dutyRow })),
  views: {
    list: () => import("./DutyList").then((m) => ({ default: m.DutyList })),
    show: () => import("./DutyShow").then((m) => ({ default: m.DutyShow })),
    create: () => import("./DutyCreate").then((m) => ({ default: m.DutyCreate })),
    edit: () => import("./DutyEdit").then((m) => ({ default: m.DutyEdit })),
  },
} satisfies ResourceProps;
