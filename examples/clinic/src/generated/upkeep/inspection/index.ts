// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const inspection = {
  name: "inspection",
  section: "upkeep",
  path: "/upkeep/checks",
  key: "inspection_no",
  title: "certificate_no",
  access: {
    list: "upkeep.checks",
    get: "upkeep.checks",
    add: "upkeep.checks",
    set: "upkeep.checks",
    del: "upkeep.checks",
    postpone: "upkeep.checks",
    sign: "upkeep.checks.sign",
    export: "upkeep.checks",
  },
  facts: ["inspected", "procedure", "planned_for", "inspected_by"],
  telling: ["certificate_no"],
  own: ["certificate_no"],
  opened: true,
  words: wordsIn(() => import("./inspection.words")),
  calls: () => import("./inspection.calls").then((m) => m.inspectionCalls),
  schema: () => import("./inspection.schema").then((m) => ({ row: m.inspectionRow })),
  views: {
    list: () => import("./InspectionList").then((m) => ({ default: m.InspectionList })),
    show: () => import("./InspectionShow").then((m) => ({ default: m.InspectionShow })),
    create: () =>
      import("../../../overrides/upkeep/inspection/wizard/InspectionCreate").then((m) => ({
        default: m.InspectionCreate,
      })),
    edit: () => import("./InspectionEdit").then((m) => ({ default: m.InspectionEdit })),
  },
} satisfies ResourceProps;
