// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { AppConfig } from "./appConfig.schema";

export const appConfigCalls = {
  list: bearer.list<AppConfig>("/v2/user/admin/appcfg/list"),
  set: bearer.set<AppConfig>("/v2/user/admin/appcfg/set", () =>
    import("./appConfig.schema").then((m) => m.appConfigSet),
  ),
} satisfies Calls;
