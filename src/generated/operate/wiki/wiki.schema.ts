// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const wikiAdd = z.object({
  title: text({ required: true, max: 128 }),
  category_id: referenceTo({ required: true, type: "number" }),
  content: text({ required: true, max: 8000 }),
  sort: integer({ min: 0 }),
  state: oneOf({ required: true, of: publishState }),
});

export const wikiSet = z.extend(z.partial(wikiAdd), { id: key({ type: "number" }) });

export const wikiRow = z.looseObject({
  id: z.number(),
  title: z.nullish(z.string()),
  category_id: z.nullish(z.number()),
  content: z.nullish(z.string()),
  sort: z.nullish(z.number()),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Wiki {
  readonly id: number;
  readonly title: string;
  readonly category_id: number;
  readonly content: string;
  readonly sort: number;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}
