// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const building = {
  name: "building",
  section: "property",
  path: "/property/building",
  key: "id",
  title: "name",
  access: {
    list: "property.building",
    get: "property.building",
    add: "property.building",
    set: "property.building",
    del: "property.building",
    export: "property.building",
  },
  extensions: ["list", "add", "set", "del"],
  facts: ["community_id", "type", "floors", "sort"],
  telling: ["community_id", "name"],
  own: ["name"],
  within: { field: "community_id", to: "community", tells: [] },
  through: "community_id",
  words: wordsIn(() => import("./building.words")),
  calls: () => import("./building.calls").then((m) => m.buildingCalls),
  schema: () => import("./building.schema").then((m) => ({ row: m.buildingRow })),
  views: {
    list: () => import("./BuildingList").then((m) => ({ default: m.BuildingList })),
    show: () => import("./BuildingShow").then((m) => ({ default: m.BuildingShow })),
    create: () => import("./BuildingCreate").then((m) => ({ default: m.BuildingCreate })),
    edit: () => import("./BuildingEdit").then((m) => ({ default: m.BuildingEdit })),
  },
} satisfies ResourceProps;
