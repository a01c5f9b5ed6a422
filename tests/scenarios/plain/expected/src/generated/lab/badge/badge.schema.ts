// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, money, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const badgeAdd = z.object({
  name: text({ required: true, max: 64 }),
  rank: integer({ min: 0, max: 9 }),
  state: oneOf({ of: publishState }),
  public: flag(),
  price: money({ currency: "usd" }),
  worn_by: text({ max: 64, resource: true }),
  made_by: text({ max: 64, call: true }),
  gmt_end: timestamp(),
});

export const badgeSet = z.extend(z.partial(badgeAdd), { id: key() });

export const badgeRow = rowOf(z.extend(badgeAdd, { id: key(), gmt_create: timestamp() }));

export type Badge = z.infer<typeof badgeRow>;
