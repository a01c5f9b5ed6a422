// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { pushPlatformReference } from "../../applist/push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../../applist/push_template/pushTemplate.reference";
import { linkType, messageTemplateType } from "../../enums";
import { pushBindingCalls } from "./pushBinding.calls";

export const pushBindingImporter = {
  call: pushBindingCalls.add,
  natural: ["link_type", "type", "link_id"],
  fields: [
    {
      name: "link_type",
      as: "enum",
      of: linkType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: linkType } },
    },
    { name: "link_id", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "type",
      as: "enum",
      of: messageTemplateType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: messageTemplateType } },
    },
    {
      name: "platform_id",
      as: "reference",
      of: pushPlatformReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "template_id",
      as: "reference",
      of: pushTemplateReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
  ],
} satisfies Importer;
