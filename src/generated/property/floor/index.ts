// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const floor = {
  name: "floor",
  section: "property",
  path: "/property/floor",
  key: "id",
  title: "name",
  access: {
    list: "property.floor",
    get: "property.floor",
    add: "property.floor",
    set: "property.floor",
    del: "property.floor",
    export: "property.floor",
  },
  extensions: ["list", "add", "set", "del"],
  telling: ["building_id", "number"],
  own: ["number"],
  within: { field: "building_id", to: "building", tells: ["number"] },
  through: "building_id",
  words: wordsIn(() => import("./floor.words")),
  calls: () => import("./floor.calls").then((m) => m.floorCalls),
  schema: () => import("./floor.schema").then((m) => ({ row: m.floorRow })),
  views: {
    list: () => import("./FloorList").then((m) => ({ default: m.FloorList })),
    show: () => import("./FloorShow").then((m) => ({ default: m.FloorShow })),
    create: () => import("./FloorCreate").then((m) => ({ default: m.FloorCreate })),
    edit: () => import("./FloorEdit").then((m) => ({ default: m.FloorEdit })),
  },
} satisfies ResourceProps;
