// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Community } from "./community.schema";

export const communityCalls = {
  list: bearer.list<Community>("/v2/property/community/list"),
  add: bearer.add<Community>("/v2/property/community/add", () =>
    import("./community.schema").then((m) => m.communityAdd),
  ),
  set: bearer.set<Community>("/v2/property/community/set", () =>
    import("./community.schema").then((m) => m.communitySet),
  ),
  del: bearer.del("/v2/property/community/del"),
} satisfies Calls;
