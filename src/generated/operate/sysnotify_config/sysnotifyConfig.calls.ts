// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { SysnotifyConfig } from "./sysnotifyConfig.schema";

export const sysnotifyConfigCalls = {
  list: bearer.list<SysnotifyConfig>("/v2/user/admin/sysnotify/cfg/list"),
  set: bearer.set<SysnotifyConfig>("/v2/user/admin/sysnotify/cfg/set", () =>
    import("./sysnotifyConfig.schema").then((m) => m.sysnotifyConfigSet),
  ),
} satisfies Calls;
