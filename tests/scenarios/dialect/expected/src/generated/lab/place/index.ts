// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const place = {
  name: "place",
  section: "lab",
  path: "/lab/place",
  key: "place_no",
  title: "title",
  parent: "part_of",
  access: {
    list: "lab.place",
    get: "lab.place",
    add: "lab.place",
    set: "lab.place",
    del: "lab.place",
    close: "lab.place",
    export: "lab.place",
  },
  opened: true,
  words: wordsIn(() => import("./place.words")),
  calls: () => import("./place.calls").then((m) => m.placeCalls),
  schema: () => import("./place.schema").then((m) => ({ row: m.placeRow })),
  views: {
    list: () => import("./PlaceList").then((m) => ({ default: m.PlaceList })),
    show: () => import("./PlaceShow").then((m) => ({ default: m.PlaceShow })),
    create: () => import("./PlaceCreate").then((m) => ({ default: m.PlaceCreate })),
    edit: () => import("./PlaceEdit").then((m) => ({ default: m.PlaceEdit })),
  },
} satisfies ResourceProps;
