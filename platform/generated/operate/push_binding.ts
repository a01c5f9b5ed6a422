// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { LinkType, MessageTemplateType } from "../../../shared/generated/enums";

export const pushBinding = defineResource({
  table: "push_binding",
  key: "id",
  fields: {
    id: "integer",
    link_type: LinkType,
    link_id: "text",
    type: MessageTemplateType,
    platform_id: "integer",
    template_id: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
