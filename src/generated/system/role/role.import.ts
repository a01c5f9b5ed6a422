// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { OpenState, RoleType } from "../../../../shared/generated/enums";
import { openStateSynonyms } from "../../synonyms";
import { roleCalls } from "./role.calls";
import { roleAdd } from "./role.schema";

export const roleImporter = {
  call: roleCalls.add,
  handedAs: "role",
  natural: ["name", "comp_id"],
  fields: roleAdd,
  valueSynonyms: { state: openStateSynonyms },
  defaults: { type: RoleType.custom, state: OpenState.enabled },
  updating: {
    call: roleCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
