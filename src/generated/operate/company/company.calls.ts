// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Company } from "./company.schema";

export const companyCalls = {
  list: bearer.list<Company>("/v2/user/company/list", { key: "comp_id" }),
  add: bearer.add<Company>("/v2/user/company/add", () => import("./company.schema").then((m) => m.companyAdd), {
    key: "comp_id",
  }),
  set: bearer.set<Company>("/v2/user/company/set", () => import("./company.schema").then((m) => m.companySet), {
    key: "comp_id",
  }),
  del: bearer.del("/v2/user/company/del", "comp_id"),
} satisfies Calls;
