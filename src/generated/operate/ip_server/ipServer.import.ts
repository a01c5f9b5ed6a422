// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { ipServerCalls } from "./ipServer.calls";
import { ipServerAdd } from "./ipServer.schema";

export const ipServerImporter = {
  call: ipServerCalls.add,
  handedAs: "ip_server",
  natural: ["ip"],
  fields: ipServerAdd,
  updating: {
    call: ipServerCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
