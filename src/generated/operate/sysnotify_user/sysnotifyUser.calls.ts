// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { SysnotifyUser } from "./sysnotifyUser.schema";

export const sysnotifyUserCalls = {
  list: bearer.list<SysnotifyUser>("/v2/user/admin/sysnotify/user/list"),
  add: bearer.add<SysnotifyUser>("/v2/user/admin/sysnotify/user/add", () =>
    import("./sysnotifyUser.schema").then((m) => m.sysnotifyUserAdd),
  ),
  set: bearer.set<SysnotifyUser>("/v2/user/admin/sysnotify/user/set", () =>
    import("./sysnotifyUser.schema").then((m) => m.sysnotifyUserSet),
  ),
  del: bearer.del("/v2/user/admin/sysnotify/user/del"),
} satisfies Calls;
