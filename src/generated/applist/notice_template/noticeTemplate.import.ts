// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { Language } from "../../../../shared/generated/enums";
import { noticeTemplateCalls } from "./noticeTemplate.calls";
import { noticeTemplateAdd } from "./noticeTemplate.schema";

export const noticeTemplateImporter = {
  call: noticeTemplateCalls.add,
  handedAs: "notice_template",
  natural: ["type", "lang", "comp_id"],
  fields: noticeTemplateAdd,
  defaults: { lang: Language.en },
  updating: {
    call: noticeTemplateCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
