// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { srvSystemCalls } from "./srvSystem.calls";
import { srvSystemAdd } from "./srvSystem.schema";

export const srvSystemImporter = {
  call: srvSystemCalls.add,
  handedAs: "srv_system",
  natural: ["sys"],
  fields: srvSystemAdd,
  valueSynonyms: {
    sys: [
      ["Public", 1],
      ["公有", 1],
      ["公共云", 1],
      ["公共雲", 1],
      ["Overseas", 2],
      ["海外", 2],
      ["Private", 3],
      ["私有", 3],
      ["专有云", 3],
      ["專有云", 3],
    ],
  },
  defaults: { state: 2 },
  updating: {
    call: srvSystemCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
