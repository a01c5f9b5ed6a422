// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const pushTemplateReference = {
  resource: "push_template",
  path: "/applist/template",
  key: "id",
  title: "name",
  access: { list: "applist.template", get: "applist.template" },
  alike: true,
} satisfies Reference;
