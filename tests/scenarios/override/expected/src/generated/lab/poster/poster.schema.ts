// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, money, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const posterAdd = z.object({
  name: text({ required: true, max: 64 }),
  rank: integer({ min: 0, max: 9 }),
  state: oneOf({ of: publishState }),
  public: flag(),
  price: money(),
});

export const posterSet = z.extend(z.partial(posterAdd), { id: key({ type: "number" }) });

export const posterRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  rank: z.nullish(z.number()),
  state: z.nullish(z.number()),
  public: z.nullish(z.literal([0, 1])),
  price: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface Poster {
  readonly id: number;
  readonly name: string;
  readonly rank: number;
  readonly state: 1 | 2;
  readonly public: 0 | 1;
  readonly price: string;
  readonly gmt_create: number;
}
