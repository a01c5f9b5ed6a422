// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "../../../wire";
import type { WikiCategory } from "./wikiCategory.schema";

export const wikiCategoryCalls = {
  list: legacy.list<WikiCategory>("/user/feedback/bot/wiki/category/get", {
    paging: "page_index",
    apiVersion: "1.0.1",
  }),
  add: legacy.add<WikiCategory>(
    "/user/feedback/bot/wiki/category/add",
    { name: "text", detail_id: "integer", sort: "integer" },
    { apiVersion: "1.0.1" },
  ),
  set: legacy.set<WikiCategory>(
    "/user/feedback/bot/wiki/category/set",
    { id: "integer", name: "text", detail_id: "integer", sort: "integer" },
    { apiVersion: "1.0.1" },
  ),
  del: legacy.del("/user/feedback/bot/wiki/category/del", "id", { apiVersion: "1.0.1" }),
} satisfies Calls;
