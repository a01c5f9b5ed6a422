// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const wikiCategoryReference = {
  resource: "wiki_category",
  path: "/operate/bot/wiki_category",
  key: "id",
  title: "name",
  access: { list: "operate.bot", get: "operate.bot" },
  alike: true,
  within: true,
} satisfies Reference;
