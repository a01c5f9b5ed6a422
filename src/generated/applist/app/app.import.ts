// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { AppType } from "../../../../shared/generated/enums";
import { appCalls } from "./app.calls";
import { appAdd } from "./app.schema";

export const appImporter = {
  call: appCalls.add,
  handedAs: "app",
  natural: ["name", "comp_id"],
  fields: appAdd,
  defaults: { type: AppType.consumer },
  updating: {
    call: appCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
