// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { accountCalls } from "./account.calls";
import { accountAdd } from "./account.schema";

export const accountImporter = {
  call: accountCalls.add,
  checkedAs: "account",
  natural: ["user_id"],
  fields: accountAdd,
  defaults: { user_phone_area: "+86", user_type: 1, service: 0, scope: 1, state: 1, validity_time: 0 },
  updating: {
    call: accountCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
