// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { EmailLinkType, OpenState, Sys } from "../../../../shared/generated/enums";
import { openStateSynonyms, sysSynonyms } from "../../synonyms";
import { emailInfoCalls } from "./emailInfo.calls";
import { emailInfoAdd } from "./emailInfo.schema";

export const emailInfoImporter = {
  call: emailInfoCalls.add,
  handedAs: "email_info",
  natural: ["sys", "link_type", "link"],
  fields: emailInfoAdd,
  valueSynonyms: { sys: sysSynonyms, state: openStateSynonyms },
  defaults: { sys: Sys.public, link_type: EmailLinkType.alarm, state: OpenState.enabled },
  updating: {
    call: emailInfoCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
