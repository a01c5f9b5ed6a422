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
  alone: [["domain_prefix"]],
  fields: datacenterAdd,
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
  defaults: { sys: 1, port: 80, ssl_port: 443, deploy_open: 0, state: 2 },
  updating: {
    call: datacenterCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
