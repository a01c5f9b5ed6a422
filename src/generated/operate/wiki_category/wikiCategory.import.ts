// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { feedbackBotReference } from "../feedback_bot/feedbackBot.reference";
import { wikiCategoryCalls } from "./wikiCategory.calls";

export const wikiCategoryImporter = {
  call: wikiCategoryCalls.add,
  natural: ["detail_id", "name"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "detail_id",
      as: "reference",
      of: feedbackBotReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "sort", as: "number", schema: { builder: "integer", args: { min: 0 } } },
  ],
} satisfies Importer;
