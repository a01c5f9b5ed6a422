// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { language, noticeTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { noticeTemplateCalls } from "./noticeTemplate.calls";

export const noticeTemplateImporter = {
  call: noticeTemplateCalls.add,
  natural: ["type", "lang", "comp_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "type",
      as: "enum",
      of: noticeTemplateType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: noticeTemplateType } },
    },
    {
      name: "lang",
      as: "enum",
      of: language,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: language } },
    },
    { name: "title", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 128 } } },
    { name: "body", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 4000 } } },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
  ],
} satisfies Importer;
