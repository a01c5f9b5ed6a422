// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { PublishState } from "../../../../shared/generated/enums";
import { appVersionCalls } from "./appVersion.calls";
import { appVersionAdd } from "./appVersion.schema";

export const appVersionImporter = {
  call: appVersionCalls.add,
  handedAs: "app_version",
  natural: ["app_id", "ver"],
  fields: appVersionAdd,
  defaults: { force: 0, state: PublishState.delisted },
  updating: {
    call: appVersionCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
