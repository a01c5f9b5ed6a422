// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { ThirdParty } from "./thirdParty.schema";

export const thirdPartyCalls = {
  list: legacy.list<ThirdParty>("/mall/otherplatform/query"),
  add: legacy.add<ThirdParty>("/mall/otherplatform/add", {
    name: "text",
    type: "integer",
    comp_id: "integer",
    app_key: "text",
    app_secret: "text",
    return_urls: "text",
    app_ids: "list",
  }),
  set: legacy.set<ThirdParty>("/mall/otherplatform/modify", {
    id: "integer",
    name: "text",
    type: "integer",
    comp_id: "integer",
    app_key: "text",
    app_secret: "text",
    return_urls: "text",
    app_ids: "list",
  }),
  del: legacy.del("/mall/otherplatform/delete"),
  products: legacy.call<{ readonly id: number }>("products", "/mall/otherplatform/product/query", { id: "integer" }),
  bound_apps: legacy.call<{ readonly id: number }>("bound_apps", "/mall/otherplatform/appbind/get", { id: "integer" }),
  bind_apps: legacy.call<{ readonly id: number; readonly app_ids: readonly number[] }>(
    "bind_apps",
    "/mall/otherplatform/appbind/set",
    { id: "integer", app_ids: "list" },
  ),
} satisfies Calls;
