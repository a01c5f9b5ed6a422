// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { thirdPartyCalls } from "./thirdParty.calls";
import { thirdPartyAdd } from "./thirdParty.schema";

export const thirdPartyImporter = {
  call: thirdPartyCalls.add,
  checkedAs: "third_party",
  natural: ["name", "comp_id"],
  fields: thirdPartyAdd,
  updating: {
    call: thirdPartyCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
