// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const owner = {
  name: "owner",
  section: "property",
  path: "/property/owner",
  key: "id",
  title: "name",
  access: {
    list: "property.owner",
    get: "property.owner",
    add: "property.owner",
    set: "property.owner",
    del: "property.owner",
    export: "property.owner",
  },
  extensions: ["list", "add", "set", "del"],
  search: [{ source: "phone", as: "phone", area: "phone_area" }],
  personal: ["name", "phone", "id_card", "remark"],
  isPerson: true,
  facts: ["room_id", "phone", "members", "gmt_move_in"],
  telling: ["room_id"],
  own: ["room_id", "review"],
  through: "room_id",
  words: wordsIn(() => import("./owner.words")),
  calls: () => import("./owner.calls").then((m) => m.ownerCalls),
  schema: () => import("./owner.schema").then((m) => ({ row: m.ownerRow })),
  views: {
    list: () => import("./OwnerList").then((m) => ({ default: m.OwnerList })),
    show: () => import("./OwnerShow").then((m) => ({ default: m.OwnerShow })),
    create: () => import("./OwnerCreate").then((m) => ({ default: m.OwnerCreate })),
    edit: () => import("./OwnerEdit").then((m) => ({ default: m.OwnerEdit })),
  },
} satisfies ResourceProps;
