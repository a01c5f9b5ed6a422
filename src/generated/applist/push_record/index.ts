// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const pushRecord = {
  name: "push_record",
  section: "applist",
  path: "/applist/record",
  key: "id",
  title: "title",
  access: { list: "applist.record", get: "applist.record", export: "applist.record.export" },
  personal: ["receiver", "body"],
  owner: "comp_id",
  words: wordsIn(() => import("./pushRecord.words")),
  calls: () => import("./pushRecord.calls").then((m) => m.pushRecordCalls),
  schema: () => import("./pushRecord.schema").then((m) => ({ row: m.pushRecordRow })),
  views: {
    list: () => import("./PushRecordList").then((m) => ({ default: m.PushRecordList })),
    show: () => import("./PushRecordShow").then((m) => ({ default: m.PushRecordShow })),
  },
} satisfies ResourceProps;
