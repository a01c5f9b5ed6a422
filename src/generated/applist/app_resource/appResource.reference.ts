// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const appResourceReference = {
  resource: "app_resource",
  path: "/applist/app/app_resource",
  key: "id",
  title: "key",
  access: { list: "applist.app", get: "applist.app" },
  alike: true,
} satisfies Reference;
