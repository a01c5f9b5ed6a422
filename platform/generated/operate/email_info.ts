// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { EmailLinkType, OpenState, Sys } from "../../../shared/generated/enums";

export const emailInfo = defineResource({
  table: "email_info",
  key: "id",
  fields: {
    id: "integer",
    sys: Sys,
    link: "text",
    link_type: EmailLinkType,
    state: OpenState,
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
