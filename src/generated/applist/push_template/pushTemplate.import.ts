// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { pushTemplateCalls } from "./pushTemplate.calls";
import { pushTemplateAdd } from "./pushTemplate.schema";

export const pushTemplateImporter = {
  call: pushTemplateCalls.add,
  handedAs: "push_template",
  natural: ["lang", "name"],
  fields: pushTemplateAdd,
} satisfies Importer;
