// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { PublishState } from "../../../../shared/generated/enums";
import { appDetailCalls } from "./appDetail.calls";
import { appDetailAdd } from "./appDetail.schema";

export const appDetailImporter = {
  call: appDetailCalls.add,
  handedAs: "app_detail",
  natural: ["app_id", "client_type"],
  fields: appDetailAdd,
  defaults: { state: PublishState.released },
  updating: {
    call: appDetailCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
