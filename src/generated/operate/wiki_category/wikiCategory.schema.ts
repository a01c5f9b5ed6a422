// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const wikiCategoryAdd = z.object({
  name: text({ required: true, max: 64 }),
  detail_id: referenceTo({ required: true, type: "number" }),
  sort: integer({ min: 0 }),
});

export const wikiCategorySet = z.extend(z.partial(wikiCategoryAdd), { id: key({ type: "number" }) });

export const wikiCategoryRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  detail_id: z.nullish(z.number()),
  sort: z.nullish(z.number()),
});

export interface WikiCategory {
  readonly id: number;
  readonly name: string;
  readonly detail_id: number;
  readonly sort: number;
}
