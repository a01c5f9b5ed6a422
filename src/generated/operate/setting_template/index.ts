// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const settingTemplate = {
  name: "setting_template",
  section: "operate",
  path: "/operate/settemp",
  key: "service",
  keyType: "string",
  title: "service",
  access: { list: "operate.settemp", get: "operate.settemp", set: "#top.operate.settemp", export: "operate.settemp" },
  extensions: ["list"],
  opened: true,
  words: wordsIn(() => import("./settingTemplate.words")),
  calls: () => import("./settingTemplate.calls").then((m) => m.settingTemplateCalls),
  schema: () => import("./settingTemplate.schema").then((m) => ({ row: m.settingTemplateRow })),
  views: {
    list: () => import("./SettingTemplateList").then((m) => ({ default: m.SettingTemplateList })),
    show: () => import("./SettingTemplateShow").then((m) => ({ default: m.SettingTemplateShow })),
    edit: () => import("./SettingTemplateEdit").then((m) => ({ default: m.SettingTemplateEdit })),
  },
} satisfies ResourceProps;
