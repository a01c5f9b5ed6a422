// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const appReference = {
  resource: "app",
  path: "/applist/app",
  key: "id",
  title: "name",
  access: { list: "applist.app", get: "applist.app" },
  alike: true,
} satisfies Reference;
