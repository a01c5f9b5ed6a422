// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Duty } from "./duty.schema";

export const dutyCalls = {
  list: bearer.list<Duty>("/clinic/duties/find", { key: "duty_no" }),
  get: bearer.get<Duty>("/clinic/duties/one", "duty_no"),
  add: bearer.add<Duty>("/clinic/duties/define", () => import("./duty.schema").then((m) => m.dutyAdd), {
    key: "duty_no",
  }),
  set: bearer.set<Duty>("/clinic/duties/change", () => import("./duty.schema").then((m) => m.dutySet), {
    key: "duty_no",
  }),
  del: bearer.del("/clinic/duties/abolish", "duty_no"),
  assignable: bearer.call("assignable", "/clinic/duties/assignable", {}, { key: "duty_no" }),
} satisfies Calls;
