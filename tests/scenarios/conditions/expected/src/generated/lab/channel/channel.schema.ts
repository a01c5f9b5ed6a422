// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { ChannelType } from "../../../../shared/generated/enums";
import { channelType } from "../../enums";

export const channelAdd = z.object({
  name: text({ required: true }),
  type: oneOf({ required: true, of: channelType }),
  retries: integer({ when: { type: [ChannelType.mail, ChannelType.text_message] }, min: 0 }),
  host: text({ required: true, when: { type: [ChannelType.mail] }, pattern: "host" }),
  secure: flag({ when: { type: [ChannelType.mail] } }),
  sign_name: text({ required: true, when: { type: [ChannelType.text_message] } }),
  speaker: text({ when: { type: [ChannelType.voice_call] } }),
});

export const channelSet = z.extend(z.partial(channelAdd), { id: key() });

export const channelRow = rowOf(z.extend(channelAdd, { id: key(), entered: timestamp() }));

export type Channel = z.infer<typeof channelRow>;
