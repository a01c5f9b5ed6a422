// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const parcel = {
  name: "parcel",
  section: "lab",
  path: "/lab/parcel",
  key: "id",
  title: "name",
  style: "legacy",
  access: {
    list: "lab.parcel",
    get: "lab.parcel",
    add: "lab.parcel",
    set: "lab.parcel",
    del: "lab.parcel",
    export: "lab.parcel",
  },
  words: wordsIn(() => import("./parcel.words")),
  calls: () => import("./parcel.calls").then((m) => m.parcelCalls),
  schema: () => import("./parcel.schema").then((m) => ({ row: m.parcelRow })),
  views: {
    list: () => import("./ParcelList").then((m) => ({ default: m.ParcelList })),
    show: () => import("./ParcelShow").then((m) => ({ default: m.ParcelShow })),
    create: () => import("./ParcelCreate").then((m) => ({ default: m.ParcelCreate })),
    edit: () => import("./ParcelEdit").then((m) => ({ default: m.ParcelEdit })),
  },
} satisfies ResourceProps;
