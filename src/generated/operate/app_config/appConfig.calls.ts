// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { AppConfig } from "./appConfig.schema";

export const appConfigCalls = {
  list: bearer.list<AppConfig>("/v2/user/admin/appcfg/list"),
  set: bearer.set<AppConfig>("/v2/user/admin/appcfg/set", {
    id: "integer",
    dev_oem_prefix: "text",
    dev_pri_dk: "text",
    dev_pub_dk: "text",
    user_pri_dk: "text",
    dev_ver_num: "integer",
    free_days: "integer",
  }),
} satisfies Calls;
