// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const community = {
  name: "community",
  section: "property",
  path: "/property/community",
  key: "id",
  title: "name",
  access: {
    list: "property.community",
    get: "property.community",
    add: "property.community",
    set: "property.community",
    del: "property.community",
    export: "property.community",
  },
  extensions: ["list", "add", "set", "del"],
  personal: ["person", "phone"],
  facts: ["type", "comp_id", "person", "phone"],
  telling: ["comp_id", "name"],
  own: ["name"],
  owner: "comp_id",
  words: wordsIn(() => import("./community.words")),
  calls: () => import("./community.calls").then((m) => m.communityCalls),
  schema: () => import("./community.schema").then((m) => ({ row: m.communityRow })),
  views: {
    list: () => import("./CommunityList").then((m) => ({ default: m.CommunityList })),
    show: () => import("./CommunityShow").then((m) => ({ default: m.CommunityShow })),
    create: () => import("./CommunityCreate").then((m) => ({ default: m.CommunityCreate })),
    edit: () => import("./CommunityEdit").then((m) => ({ default: m.CommunityEdit })),
  },
} satisfies ResourceProps;
