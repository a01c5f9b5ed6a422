// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { AppVersion } from "./appVersion.schema";

export const appVersionCalls = {
  list: legacy.list<AppVersion>("/ota/app/ver/query"),
  add: legacy.add<AppVersion>("/ota/app/ver/add", () => import("./appVersion.schema").then((m) => m.appVersionAdd)),
  set: legacy.set<AppVersion>("/ota/app/ver/modify", () => import("./appVersion.schema").then((m) => m.appVersionSet)),
  del: legacy.del("/ota/app/ver/delete"),
} satisfies Calls;
