// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice } from "pilothouse/wire";
import type { verdict } from "../../enums";
import type { Inspection } from "./inspection.schema";

export const inspectionCalls = {
  list: bearer.list<Inspection>("/clinic/inspections/find", { key: "inspection_no" }),
  get: bearer.get<Inspection>("/clinic/inspections/one", "inspection_no"),
  add: bearer.add<Inspection>(
    "/clinic/inspections/plan",
    () => import("./inspection.schema").then((m) => m.inspectionAdd),
    { key: "inspection_no" },
  ),
  set: bearer.set<Inspection>(
    "/clinic/inspections/change",
    () => import("./inspection.schema").then((m) => m.inspectionSet),
    { key: "inspection_no" },
  ),
  del: bearer.del("/clinic/inspections/cancel", "inspection_no"),
  postpone: bearer.call(
    "postpone",
    "/clinic/inspections/postpone",
    { inspection_no: "integer", planned_for: "integer" },
    { key: "inspection_no" },
  ),
  sign: bearer.call(
    "sign",
    "/clinic/inspections/sign",
    { inspection_no: "integer", verdict: choice<typeof verdict>("text") },
    { key: "inspection_no" },
  ),
} satisfies Calls;
