// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const thirdParty = {
  name: "third_party",
  section: "operate",
  path: "/operate/platform",
  key: "id",
  title: "name",
  style: "legacy",
  access: {
    list: "operate.platform",
    get: "operate.platform",
    add: "operate.platform",
    set: "operate.platform",
    del: "operate.platform",
    products: "operate.platform",
    bound_apps: "operate.platform",
    bind_apps: "operate.platform",
    export: "operate.platform",
  },
  further: ["return_urls", "goods_url", "app_ids", "gmt_create"],
  facts: ["type", "comp_id", "app_key", "return_urls"],
  telling: ["comp_id", "name"],
  own: ["name", "app_secret"],
  owner: "comp_id",
  words: wordsIn(() => import("./thirdParty.words")),
  calls: () => import("./thirdParty.calls").then((m) => m.thirdPartyCalls),
  schema: () => import("./thirdParty.schema").then((m) => ({ row: m.thirdPartyRow })),
  views: {
    list: () => import("./ThirdPartyList").then((m) => ({ default: m.ThirdPartyList })),
    show: () => import("./ThirdPartyShow").then((m) => ({ default: m.ThirdPartyShow })),
    create: () => import("./ThirdPartyCreate").then((m) => ({ default: m.ThirdPartyCreate })),
    edit: () => import("./ThirdPartyEdit").then((m) => ({ default: m.ThirdPartyEdit })),
  },
} satisfies ResourceProps;
