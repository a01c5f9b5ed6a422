// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const pushRecordReference = {
  resource: "push_record",
  path: "/applist/record",
  key: "id",
  title: "title",
  access: { list: "applist.record", get: "applist.record" },
  alike: true,
} satisfies Reference;
