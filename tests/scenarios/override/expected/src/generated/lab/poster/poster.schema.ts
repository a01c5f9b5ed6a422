// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, money, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const posterAdd = z.object({
  name: text({ required: true, max: 64 }),
  rank: integer({ min: 0, max: 9 }),
  state: oneOf({ of: publishState }),
  public: flag(),
  price: money({ currency: "usd" }),
});

export const posterSet = z.extend(z.partial(posterAdd), { id: key() });

export const posterRow = rowOf(z.extend(posterAdd, { id: key(), gmt_create: timestamp() }));

export type Poster = z.infer<typeof posterRow>;
