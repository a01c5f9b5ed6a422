// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { AppDetail } from "./appDetail.schema";

export const appDetailCalls = {
  list: legacy.list<AppDetail>("/user/app/detail/query"),
  add: legacy.add<AppDetail>("/user/app/detail/add", () => import("./appDetail.schema").then((m) => m.appDetailAdd)),
  set: legacy.set<AppDetail>("/user/app/detail/set", () => import("./appDetail.schema").then((m) => m.appDetailSet)),
} satisfies Calls;
