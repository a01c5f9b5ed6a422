// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { DeployState, Sys } from "../../../../shared/generated/enums";
import { sysSynonyms } from "../../synonyms";
import { datacenterCalls } from "./datacenter.calls";
import { datacenterAdd } from "./datacenter.schema";

export const datacenterImporter = {
  call: datacenterCalls.add,
  handedAs: "datacenter",
  natural: ["name"],
  alone: [["domain_prefix"]],
  fields: datacenterAdd,
  valueSynonyms: { sys: sysSynonyms },
  defaults: { sys: Sys.public, port: 80, ssl_port: 443, deploy_open: 0, state: DeployState.not_deployed },
  updating: {
    call: datacenterCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
