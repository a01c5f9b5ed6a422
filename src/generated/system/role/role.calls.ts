// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Role } from "./role.schema";

export const roleCalls = {
  list: bearer.list<Role>("/v2/user/role/list"),
  get: bearer.get<Role>("/v2/user/role/get"),
  add: bearer.add<Role>("/v2/user/role/add", {
    name: "text",
    cn_name: "text",
    type: "integer",
    state: "integer",
    comp_id: "integer",
    role_ids: "list",
    menu_ids: "list",
    category_ids: "list",
    cloud_ids: "list",
    payment_ids: "list",
    remark: "text",
  }),
  set: bearer.set<Role>("/v2/user/role/set", {
    id: "integer",
    name: "text",
    cn_name: "text",
    state: "integer",
    comp_id: "integer",
    role_ids: "list",
    menu_ids: "list",
    category_ids: "list",
    cloud_ids: "list",
    payment_ids: "list",
    remark: "text",
  }),
  del: bearer.del("/v2/user/role/del"),
  rela: bearer.call<{ readonly id: number }>("rela", "/v2/user/role/rela/list", { id: "integer" }),
} satisfies Calls;
