// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Ward } from "./ward.schema";

export const wardCalls = {
  list: bearer.list<Ward>("/clinic/wards/find", { key: "ward_no" }),
  get: bearer.get<Ward>("/clinic/wards/one", "ward_no"),
  add: bearer.add<Ward>(
    "/clinic/wards/open",
    {
      ward_name: "text",
      ward_name_zh: "text",
      ward_kind: "text",
      lies_in: "integer",
      beds: "integer",
      head_nurse: "integer",
      extension: "text",
      quiet_hours: "text",
      rank: "integer",
    },
    { key: "ward_no" },
  ),
  set: bearer.set<Ward>(
    "/clinic/wards/change",
    {
      ward_no: "integer",
      ward_name: "text",
      ward_name_zh: "text",
      ward_kind: "text",
      lies_in: "integer",
      beds: "integer",
      head_nurse: "integer",
      extension: "text",
      quiet_hours: "text",
      rank: "integer",
    },
    { key: "ward_no" },
  ),
  del: bearer.del("/clinic/wards/close", "ward_no"),
} satisfies Calls;
