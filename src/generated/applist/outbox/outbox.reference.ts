// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const outboxReference = {
  resource: "outbox",
  path: "/applist/outbox",
  key: "id",
  title: "title",
  access: { list: "applist.outbox", get: "applist.outbox" },
  alike: true,
} satisfies Reference;
