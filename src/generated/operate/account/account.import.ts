// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { accountCalls } from "./account.calls";
import { accountAdd } from "./account.schema";

export const accountImporter = {
  call: accountCalls.add,
  checkedAs: "account",
  natural: ["user_id"],
  fields: accountAdd,
} satisfies Importer;
