// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { pushBindingCalls } from "./pushBinding.calls";
import { pushBindingAdd } from "./pushBinding.schema";

export const pushBindingImporter = {
  call: pushBindingCalls.add,
  handedAs: "push_binding",
  natural: ["link_type", "type", "link_id"],
  fields: pushBindingAdd,
  valueSynonyms: {
    link_type: [
      ["企业", 1],
      ["企業", 1],
      ["应用程序", 2],
      ["應用程式", 2],
      ["Camera", 4],
      ["App user", 5],
      ["App 用户", 5],
      ["App 使用者", 5],
    ],
  },
  defaults: { link_type: 2 },
  updating: {
    call: pushBindingCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
