// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { roomCalls } from "./room.calls";
import { roomAdd } from "./room.schema";

export const roomImporter = {
  call: roomCalls.add,
  handedAs: "room",
  natural: ["name", "floor_id"],
  fields: roomAdd,
  defaults: { state: 1 },
  updating: {
    call: roomCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
