// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { roleCalls } from "./role.calls";
import { roleAdd } from "./role.schema";

export const roleImporter = {
  call: roleCalls.add,
  handedAs: "role",
  natural: ["name", "comp_id"],
  fields: roleAdd,
  defaults: { type: 2, state: 1 },
  updating: {
    call: roleCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
