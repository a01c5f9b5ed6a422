// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { communityCalls } from "./community.calls";
import { communityAdd } from "./community.schema";

export const communityImporter = {
  call: communityCalls.add,
  handedAs: "community",
  natural: ["name", "comp_id"],
  fields: communityAdd,
  defaults: { type: 1 },
  updating: {
    call: communityCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
