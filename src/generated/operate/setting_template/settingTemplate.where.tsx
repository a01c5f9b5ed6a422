// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { serviceName } from "../../enums";

export const settingTemplateWhere = [
  {
    source: "service",
    as: "choice",
    values: [
      "account",
      "ota",
      "device",
      "mall",
      "oss",
      "push",
      "registry",
      "admin",
      "gateway",
      "monitor",
      "log",
      "production",
    ],
    offers: <EnumFilter source="service" of={serviceName} />,
  },
  { source: "remark", as: "text" },
  { source: "gmt_update", as: "moment" },
] satisfies WhereFields;
