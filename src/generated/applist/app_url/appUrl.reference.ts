// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const appUrlReference = {
  resource: "app_url",
  path: "/applist/app/app_url",
  key: "id",
  title: "name",
  access: { list: "applist.app", get: "applist.app" },
  alike: true,
} satisfies Reference;
