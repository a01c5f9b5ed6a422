// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const firm = {
  name: "firm",
  section: "lab",
  path: "/lab/parcel/firm",
  key: "id",
  title: "name",
  access: { list: "lab", get: "lab", export: "lab" },
  owner: "id",
  words: wordsIn(() => import("./firm.words")),
  calls: () => import("./firm.calls").then((m) => m.firmCalls),
  schema: () => import("./firm.schema").then((m) => ({ row: m.firmRow })),
  views: {
    list: () => import("./FirmList").then((m) => ({ default: m.FirmList })),
    show: () => import("./FirmShow").then((m) => ({ default: m.FirmShow })),
  },
} satisfies ResourceProps;
