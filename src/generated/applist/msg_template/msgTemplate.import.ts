// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { language, messageTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { msgTemplateCalls } from "./msgTemplate.calls";

export const msgTemplateImporter = {
  call: msgTemplateCalls.add,
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
      name: "lang",
      as: "enum",
      of: language,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: language } },
    },
    { name: "title", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 128 } } },
    { name: "body", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 1000 } } },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
  ],
} satisfies Importer;
