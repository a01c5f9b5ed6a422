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
  updating: {
    call: accountCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
