// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const parcel = {
  name: "parcel",
  section: "lab",
  path: "/lab/parcel",
  key: "id",
  title: "name",
  access: { list: "lab", get: "lab", export: "lab" },
  through: "shelf_id",
  words: wordsIn(() => import("./parcel.words")),
  calls: () => import("./parcel.calls").then((m) => m.parcelCalls),
  schema: () => import("./parcel.schema").then((m) => ({ row: m.parcelRow })),
  views: {
    list: () => import("./ParcelList").then((m) => ({ default: m.ParcelList })),
    show: () => import("./ParcelShow").then((m) => ({ default: m.ParcelShow })),
  },
} satisfies ResourceProps;
