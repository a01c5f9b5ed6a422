// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { DeployState } from "../../../../shared/generated/enums";
import { sysSynonyms } from "../../synonyms";
import { srvSystemCalls } from "./srvSystem.calls";
import { srvSystemAdd } from "./srvSystem.schema";

export const srvSystemImporter = {
  call: srvSystemCalls.add,
  handedAs: "srv_system",
  natural: ["sys"],
  fields: srvSystemAdd,
  valueSynonyms: { sys: sysSynonyms },
  defaults: { state: DeployState.not_deployed },
  updating: {
    call: srvSystemCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
