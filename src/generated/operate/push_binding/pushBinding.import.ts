// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { LinkType } from "../../../../shared/generated/enums";
import { linkTypeSynonyms } from "../../synonyms";
import { pushBindingCalls } from "./pushBinding.calls";
import { pushBindingAdd } from "./pushBinding.schema";

export const pushBindingImporter = {
  call: pushBindingCalls.add,
  handedAs: "push_binding",
  natural: ["link_type", "type", "link_id"],
  fields: pushBindingAdd,
  valueSynonyms: { link_type: linkTypeSynonyms },
  defaults: { link_type: LinkType.app },
  updating: {
    call: pushBindingCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
