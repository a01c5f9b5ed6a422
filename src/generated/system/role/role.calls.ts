// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Role } from "./role.schema";

export const roleCalls = {
  list: bearer.list<Role>("/v2/user/role/list"),
  get: bearer.get<Role>("/v2/user/role/get"),
  add: bearer.add<Role>("/v2/user/role/add", () => import("./role.schema").then((m) => m.roleAdd)),
  set: bearer.set<Role>("/v2/user/role/set", () => import("./role.schema").then((m) => m.roleSet)),
  del: bearer.del("/v2/user/role/del"),
  rela: bearer.call("rela", "/v2/user/role/rela/list", { id: "integer" }),
} satisfies Calls;
