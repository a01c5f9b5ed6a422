// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const channelReference = {
  resource: "channel",
  path: "/lab/channel",
  key: "id",
  title: "name",
  access: { list: "lab.channel", get: "lab.channel" },
  alike: true,
} satisfies Reference;
