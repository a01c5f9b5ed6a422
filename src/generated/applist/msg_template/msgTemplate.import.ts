// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { Language, MessageTemplateType } from "../../../../shared/generated/enums";
import { msgTemplateCalls } from "./msgTemplate.calls";
import { msgTemplateAdd } from "./msgTemplate.schema";

export const msgTemplateImporter = {
  call: msgTemplateCalls.add,
  handedAs: "msg_template",
  natural: ["lang", "name"],
  fields: msgTemplateAdd,
  defaults: { type: MessageTemplateType.alarm, lang: Language.en },
  updating: {
    call: msgTemplateCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
