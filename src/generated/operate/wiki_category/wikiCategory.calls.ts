// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { WikiCategory } from "./wikiCategory.schema";

export const wikiCategoryCalls = {
  list: legacy.list<WikiCategory>("/user/feedback/bot/wiki/category/get"),
  add: legacy.add<WikiCategory>("/user/feedback/bot/wiki/category/add", () =>
    import("./wikiCategory.schema").then((m) => m.wikiCategoryAdd),
  ),
  set: legacy.set<WikiCategory>("/user/feedback/bot/wiki/category/set", () =>
    import("./wikiCategory.schema").then((m) => m.wikiCategorySet),
  ),
  del: legacy.del("/user/feedback/bot/wiki/category/del"),
} satisfies Calls;
