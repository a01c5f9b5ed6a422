// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, referenceTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { feedbackBotReference } from "../feedback_bot/feedbackBot.reference";

export const wikiCategoryAdd = z.object({
  name: text({ required: true, max: 64 }),
  detail_id: referenceTo({ required: true, of: feedbackBotReference }),
  sort: integer({ min: 0, sort: true }),
});

export const wikiCategorySet = z.extend(z.partial(wikiCategoryAdd), { id: key() });

export const wikiCategoryRow = rowOf(z.extend(wikiCategoryAdd, { id: key() }));

export type WikiCategory = z.infer<typeof wikiCategoryRow>;
