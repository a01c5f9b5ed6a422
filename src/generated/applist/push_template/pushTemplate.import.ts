// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { language, messageTemplateType, notifyType, pushMode } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { pushTemplateCalls } from "./pushTemplate.calls";

export const pushTemplateImporter = {
  call: pushTemplateCalls.add,
  natural: ["lang", "name"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "type",
      as: "enum",
      of: messageTemplateType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: messageTemplateType } },
    },
    {
      name: "notify_type",
      as: "enum",
      of: notifyType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: notifyType } },
    },
    {
      name: "lang",
      as: "enum",
      of: language,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: language } },
    },
    {
      name: "mode",
      as: "enum",
      of: pushMode,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: pushMode } },
    },
    { name: "code", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "param", as: "text", schema: { builder: "jsonText", args: {} } },
    { name: "title", as: "text", schema: { builder: "text", args: { max: 128 } } },
    { name: "body", as: "text", schema: { builder: "text", args: { max: 4000 } } },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
  ],
} satisfies Importer;
