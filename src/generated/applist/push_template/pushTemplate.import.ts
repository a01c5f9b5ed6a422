// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { Language, NotifyType, PushMode } from "../../../../shared/generated/enums";
import { pushTemplateCalls } from "./pushTemplate.calls";
import { pushTemplateAdd } from "./pushTemplate.schema";

export const pushTemplateImporter = {
  call: pushTemplateCalls.add,
  handedAs: "push_template",
  natural: ["lang", "name"],
  fields: pushTemplateAdd,
  defaults: { notify_type: NotifyType.email, lang: Language.en, mode: PushMode.vendor_template },
  updating: {
    call: pushTemplateCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
