// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, rowOf, text } from "pilothouse/schema";
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

export const channelSet = z.extend(z.partial(channelAdd), { id: key() });

export const channelRow = rowOf(z.extend(channelAdd, { id: key() }));

export type Channel = z.infer<typeof channelRow>;
