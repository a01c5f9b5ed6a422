// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { channelType } from "../../enums";

export const channelAdd = z.object({
  name: text({ required: true }),
  type: oneOf({ required: true, of: channelType }),
  retries: integer({ when: { type: [1, 2] }, min: 0 }),
  host: text({ required: true, when: { type: [1] }, pattern: "host" }),
  secure: flag({ when: { type: [1] } }),
  sign_name: text({ required: true, when: { type: [2] } }),
  speaker: text({ when: { type: [3] } }),
});

export const channelSet = z.extend(z.partial(channelAdd), { id: key({ type: "number" }) });

export const channelRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  retries: z.nullish(z.number()),
  host: z.nullish(z.string()),
  secure: z.nullish(z.literal([0, 1])),
  sign_name: z.nullish(z.string()),
  speaker: z.nullish(z.string()),
});

export interface Channel {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3;
  readonly retries: number;
  readonly host: string;
  readonly secure: 0 | 1;
  readonly sign_name: string;
  readonly speaker: string;
}
