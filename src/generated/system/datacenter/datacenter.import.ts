// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { datacenterCalls } from "./datacenter.calls";
import { datacenterAdd } from "./datacenter.schema";

export const datacenterImporter = {
  call: datacenterCalls.add,
  handedAs: "datacenter",
  natural: ["name"],
  fields: datacenterAdd,
  defaults: { sys: 1, port: 80, ssl_port: 443, deploy_open: 0, state: 2 },
  updating: {
    call: datacenterCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
