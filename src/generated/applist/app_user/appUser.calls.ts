// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { AppUser } from "./appUser.schema";

export const appUserCalls = {
  list: bearer.list<AppUser>("/v2/umh/admin/user/list", { key: "user_id" }),
  get: bearer.get<AppUser>("/v2/umh/admin/user/get", "user_id"),
} satisfies Calls;
