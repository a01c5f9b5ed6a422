// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const channel = {
  name: "channel",
  section: "lab",
  path: "/lab/channel",
  key: "id",
  title: "name",
  access: { list: "lab.channel", get: "lab.channel", add: "lab.channel", set: "lab.channel", export: "lab.channel" },
  words: wordsIn(() => import("./channel.words")),
  calls: () => import("./channel.calls").then((m) => m.channelCalls),
  schema: () => import("./channel.schema").then((m) => ({ row: m.channelRow })),
  views: {
    list: () => import("./ChannelList").then((m) => ({ default: m.ChannelList })),
    show: () => import("./ChannelShow").then((m) => ({ default: m.ChannelShow })),
    create: () => import("./ChannelCreate").then((m) => ({ default: m.ChannelCreate })),
    edit: () => import("./ChannelEdit").then((m) => ({ default: m.ChannelEdit })),
  },
} satisfies ResourceProps;
