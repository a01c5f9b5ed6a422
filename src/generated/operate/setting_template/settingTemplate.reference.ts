// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const settingTemplateReference = {
  resource: "setting_template",
  path: "/operate/settemp",
  key: "service",
  title: "service",
  access: { list: "operate.settemp", get: "operate.settemp" },
} satisfies Reference;
