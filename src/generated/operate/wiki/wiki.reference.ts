// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const wikiReference = {
  resource: "wiki",
  path: "/operate/bot/wiki",
  key: "id",
  title: "title",
  access: { list: "operate.bot", get: "operate.bot" },
  alike: true,
} satisfies Reference;
