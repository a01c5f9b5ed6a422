// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { SettingTemplate } from "./settingTemplate.schema";

export const settingTemplateCalls = {
  list: bearer.list<SettingTemplate>("/v2/user/srvcfg/template/list", { key: "service" }),
  get: bearer.get<SettingTemplate>("/v2/user/srvcfg/template/get", "service"),
  set: bearer.set<SettingTemplate>(
    "/v2/user/srvcfg/template/set",
    () => import("./settingTemplate.schema").then((m) => m.settingTemplateSet),
    { key: "service" },
  ),
} satisfies Calls;
