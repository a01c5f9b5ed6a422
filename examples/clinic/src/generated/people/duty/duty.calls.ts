// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Duty } from "./duty.schema";

export const dutyCalls = {
  list: bearer.list<Duty>("/clinic/duties/find", { key: "duty_no" }),
  get: bearer.get<Duty>("/clinic/duties/one", "duty_no"),
  add: bearer.add<Duty>(
    "/clinic/duties/create",
    {
      duty_name: "text",
      duty_name_zh: "text",
      in_force: "text",
      grants: "list",
      appoints: "list",
      confined_to: "list",
    },
    { key: "duty_no" },
  ),
  set: bearer.set<Duty>(
    "/clinic/duties/change",
    {
      duty_no: "integer",
      duty_name: "text",
      duty_name_zh: "text",
      in_force: "text",
      grants: "list",
      appoints: "list",
      confined_to: "list",
    },
    { key: "duty_no" },
  ),
  del: bearer.del("/clinic/duties/abolish", "duty_no"),
  assignable: bearer.call("assignable", "/clinic/duties/assignable", {}, { key: "duty_no" }),
} satisfies Calls;
