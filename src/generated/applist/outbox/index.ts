// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const outbox = {
  name: "outbox",
  section: "applist",
  path: "/applist/outbox",
  key: "id",
  title: "title",
  access: { list: "applist.outbox", get: "applist.outbox", resend: "applist.outbox.resend", export: "applist.outbox" },
  extensions: ["list", "resend"],
  personal: ["body", "receiver"],
  facts: ["type", "channel", "receiver", "comp_id"],
  owner: "comp_id",
  words: wordsIn(() => import("./outbox.words")),
  calls: () => import("./outbox.calls").then((m) => m.outboxCalls),
  schema: () => import("./outbox.schema").then((m) => ({ row: m.outboxRow })),
  views: {
    list: () => import("./OutboxList").then((m) => ({ default: m.OutboxList })),
    show: () => import("./OutboxShow").then((m) => ({ default: m.OutboxShow })),
  },
} satisfies ResourceProps;
