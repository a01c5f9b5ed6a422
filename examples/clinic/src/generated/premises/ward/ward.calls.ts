// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Ward } from "./ward.schema";

export const wardCalls = {
  list: bearer.list<Ward>("/clinic/wards/find", { key: "ward_no" }),
  get: bearer.get<Ward>("/clinic/wards/one", "ward_no"),
  add: bearer.add<Ward>("/clinic/wards/open", () => import("./ward.schema").then((m) => m.wardAdd), { key: "ward_no" }),
  set: bearer.set<Ward>("/clinic/wards/change", () => import("./ward.schema").then((m) => m.wardSet), {
    key: "ward_no",
  }),
  del: bearer.del("/clinic/wards/close", "ward_no"),
} satisfies Calls;
