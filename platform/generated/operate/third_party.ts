// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ThirdPartyType } from "../../../shared/generated/enums";

export const thirdParty = defineResource({
  table: "third_party",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: ThirdPartyType,
    comp_id: "integer",
    app_key: "text",
    app_secret: "secret",
    return_urls: "text",
    goods_url: "text",
    app_ids: "json",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    products: {
      required: {
        id: "integer",
      },
    },
    bound_apps: {
      required: {
        id: "integer",
      },
    },
    bind_apps: {
      required: {
        id: "integer",
      },
      optional: {
        app_ids: "json",
      },
    },
  },
});
