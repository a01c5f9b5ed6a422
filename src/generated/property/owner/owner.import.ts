// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { ownerCalls } from "./owner.calls";
import { ownerAdd } from "./owner.schema";

export const ownerImporter = {
  call: ownerCalls.add,
  handedAs: "owner",
  natural: ["room_id"],
  fields: ownerAdd,
  defaults: { gender: 3, phone_area: "+86", members: 0, review: 1 },
  updating: {
    call: ownerCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
