// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, referencesTo, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { channelState } from "../../enums";

export const channelAdd = z.object({
  name: text({ required: true }),
  limit: integer({ min: 0 }),
  expires: timestamp({ when: { state: [1] } }),
  state: oneOf({ required: true, of: channelState }),
  tag: text(),
  next_id: referenceTo({ type: "number" }),
  all_ids: referencesTo({ type: "number" }),
});

export const channelSet = z.extend(z.partial(channelAdd), { id: key({ type: "number" }) });

export const channelRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  limit: z.nullish(z.number()),
  expires: z.nullish(z.number()),
  state: z.nullish(z.number()),
  tag: z.nullish(z.string()),
  next_id: z.nullish(z.number()),
  all_ids: z.nullish(z.array(z.number())),
});

export interface Channel {
  readonly id: number;
  readonly name: string;
  readonly limit: number;
  readonly expires: number;
  readonly state: 1 | 2;
  readonly tag: string;
  readonly next_id: number;
  readonly all_ids: readonly number[];
}
