// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { articleState } from "../../enums";
import { wikiCategoryReference } from "../wiki_category/wikiCategory.reference";

export const wikiAdd = z.object({
  title: text({ required: true, max: 128 }),
  category_id: referenceTo({ required: true, of: wikiCategoryReference }),
  content: text({ required: true, max: 8000 }),
  sort: integer({ min: 0, sort: true }),
  state: oneOf({ required: true, of: articleState }),
});

export const wikiSet = z.extend(z.partial(wikiAdd), { id: key() });

export const wikiRow = rowOf(z.extend(wikiAdd, { id: key(), gmt_create: timestamp() }));

export type Wiki = z.infer<typeof wikiRow>;
