// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Permission } from "./permission.schema";

export const permissionCalls = {
  list: bearer.list<Permission>("/clinic/permissions/find", { key: "permission_no" }),
  add: bearer.add<Permission>(
    "/clinic/permissions/add",
    () => import("./permission.schema").then((m) => m.permissionAdd),
    { key: "permission_no" },
  ),
  set: bearer.set<Permission>(
    "/clinic/permissions/change",
    () => import("./permission.schema").then((m) => m.permissionSet),
    { key: "permission_no" },
  ),
  del: bearer.del("/clinic/permissions/remove", "permission_no"),
  grantable: bearer.call("grantable", "/clinic/permissions/grantable", {}, { key: "permission_no" }),
} satisfies Calls;
