// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const appVersionReference = {
  resource: "app_version",
  path: "/applist/app/app_version",
  key: "id",
  title: "ver",
  access: { list: "applist.app", get: "applist.app" },
  alike: true,
  within: true,
} satisfies Reference;
