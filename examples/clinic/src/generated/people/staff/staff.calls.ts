// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Staff } from "./staff.schema";

export const staffCalls = {
  list: bearer.list<Staff>("/clinic/staff/find", { key: "staff_no" }),
  get: bearer.get<Staff>("/clinic/staff/one", "staff_no"),
  add: bearer.add<Staff>("/clinic/staff/engage", () => import("./staff.schema").then((m) => m.staffAdd), {
    key: "staff_no",
  }),
  set: bearer.set<Staff>("/clinic/staff/change", () => import("./staff.schema").then((m) => m.staffSet), {
    key: "staff_no",
  }),
  del: bearer.del("/clinic/staff/dismiss", "staff_no"),
  password: bearer.call(
    "password",
    "/clinic/staff/passphrase",
    {
      login_name: "text",
      former_passphrase: "text",
      chosen_passphrase: "text",
      puzzle_id: "text",
      puzzle_text: "text",
    },
    { key: "staff_no" },
  ),
} satisfies Calls;
