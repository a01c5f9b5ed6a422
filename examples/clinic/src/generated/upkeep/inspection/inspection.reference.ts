// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const inspectionReference = {
  resource: "inspection",
  path: "/upkeep/checks",
  key: "inspection_no",
  title: "certificate_no",
  access: { list: "upkeep.checks", get: "upkeep.checks" },
} satisfies Reference;
