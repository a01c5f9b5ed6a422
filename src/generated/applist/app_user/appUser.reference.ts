// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const appUserReference = {
  resource: "app_user",
  path: "/applist/user",
  key: "user_id",
  title: "user_name",
  access: { list: "applist.user", get: "applist.user" },
  alike: true,
} satisfies Reference;
