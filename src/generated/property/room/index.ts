// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const room = {
  name: "room",
  section: "property",
  path: "/property/room",
  key: "id",
  title: "name",
  access: {
    list: "property.room",
    get: "property.room",
    add: "property.room",
    set: "property.room",
    del: "property.room",
    export: "property.room",
  },
  extensions: ["list", "add", "set", "del"],
  facts: ["floor_id", "area", "uid"],
  telling: ["floor_id", "name"],
  own: ["name"],
  within: { field: "floor_id", to: "floor", tells: [] },
  through: "floor_id",
  words: wordsIn(() => import("./room.words")),
  calls: () => import("./room.calls").then((m) => m.roomCalls),
  schema: () => import("./room.schema").then((m) => ({ row: m.roomRow })),
  views: {
    list: () => import("./RoomList").then((m) => ({ default: m.RoomList })),
    show: () => import("./RoomShow").then((m) => ({ default: m.RoomShow })),
    create: () => import("./RoomCreate").then((m) => ({ default: m.RoomCreate })),
    edit: () => import("./RoomEdit").then((m) => ({ default: m.RoomEdit })),
  },
} satisfies ResourceProps;
