// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { ThirdParty } from "./thirdParty.schema";

export const thirdPartyCalls = {
  list: legacy.list<ThirdParty>("/mall/otherplatform/query"),
  add: legacy.add<ThirdParty>("/mall/otherplatform/add", () =>
    import("./thirdParty.schema").then((m) => m.thirdPartyAdd),
  ),
  set: legacy.set<ThirdParty>("/mall/otherplatform/modify", () =>
    import("./thirdParty.schema").then((m) => m.thirdPartySet),
  ),
  del: legacy.del("/mall/otherplatform/delete"),
  products: legacy.call("products", "/mall/otherplatform/product/query", { id: "integer" }),
  bound_apps: legacy.call("bound_apps", "/mall/otherplatform/appbind/get", { id: "integer" }),
  bind_apps: legacy.call("bind_apps", "/mall/otherplatform/appbind/set", { id: "integer", app_ids: "list" }),
} satisfies Calls;
