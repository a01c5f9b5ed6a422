// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { emailInfoCalls } from "./emailInfo.calls";
import { emailInfoAdd } from "./emailInfo.schema";

export const emailInfoImporter = {
  call: emailInfoCalls.add,
  handedAs: "email_info",
  natural: ["sys", "link_type", "link"],
  fields: emailInfoAdd,
  defaults: { sys: 1, link_type: 1, state: 1 },
  updating: {
    call: emailInfoCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
