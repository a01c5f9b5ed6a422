// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { AppResource } from "./appResource.schema";

export const appResourceCalls = {
  list: bearer.list<AppResource>("/v2/user/app/resource/list"),
  add: bearer.add<AppResource>("/v2/user/app/resource/add", () =>
    import("./appResource.schema").then((m) => m.appResourceAdd),
  ),
  set: bearer.set<AppResource>("/v2/user/app/resource/set", () =>
    import("./appResource.schema").then((m) => m.appResourceSet),
  ),
} satisfies Calls;
