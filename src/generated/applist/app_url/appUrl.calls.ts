// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { AppUrl } from "./appUrl.schema";

export const appUrlCalls = {
  list: legacy.list<AppUrl>("/ota/app/url/query"),
  add: legacy.add<AppUrl>("/ota/app/url/add", () => import("./appUrl.schema").then((m) => m.appUrlAdd)),
  set: legacy.set<AppUrl>("/ota/app/url/modify", () => import("./appUrl.schema").then((m) => m.appUrlSet)),
} satisfies Calls;
