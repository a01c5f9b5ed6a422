// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, referencesTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { ChannelState } from "../../../../shared/generated/enums";
import { channelState } from "../../enums";
import { channelReference } from "./channel.reference";

export const channelAdd = z.object({
  name: text({ required: true }),
  limit: integer({ min: 0 }),
  expires: timestamp({ when: { state: [ChannelState.open] } }),
  state: oneOf({ required: true, of: channelState }),
  tag: text(),
  next_id: referenceTo({ of: channelReference }),
  all_ids: referencesTo({ of: channelReference, tree: true }),
});

export const channelSet = z.extend(z.partial(channelAdd), { id: key() });

export const channelRow = rowOf(z.extend(channelAdd, { id: key() }));

export type Channel = z.infer<typeof channelRow>;
