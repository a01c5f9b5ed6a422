// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Inspection } from "./inspection.schema";

export const inspectionCalls = {
  list: bearer.list<Inspection>("/clinic/inspections/find", { key: "inspection_no" }),
  get: bearer.get<Inspection>("/clinic/inspections/one", "inspection_no"),
  add: bearer.add<Inspection>(
    "/clinic/inspections/plan",
    {
      certificate_no: "text",
      inspected: "integer",
      procedure: "text",
      planned_for: "integer",
      inspector: "integer",
      checklist: "list",
      verdict: "text",
      observations: "text",
      certificate: "text",
    },
    { key: "inspection_no" },
  ),
  set: bearer.set<Inspection>(
    "/clinic/inspections/change",
    {
      inspection_no: "integer",
      procedure: "text",
      planned_for: "integer",
      inspector: "integer",
      checklist: "list",
      verdict: "text",
      observations: "text",
      certificate: "text",
    },
    { key: "inspection_no" },
  ),
  del: bearer.del("/clinic/inspections/cancel", "inspection_no"),
  postpone: bearer.call<{ readonly inspection_no: number; readonly planned_for: number }>(
    "postpone",
    "/clinic/inspections/postpone",
    { inspection_no: "integer", planned_for: "integer" },
    { key: "inspection_no" },
  ),
  sign: bearer.call<{ readonly inspection_no: number; readonly verdict: "open" | "good" | "poor" | "bad" }>(
    "sign",
    "/clinic/inspections/sign",
    { inspection_no: "integer", verdict: "text" },
    { key: "inspection_no" },
  ),
} satisfies Calls;
