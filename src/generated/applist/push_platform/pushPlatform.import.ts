// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { AreaType, OpenState, PushPlatformType, PushVendor } from "../../../../shared/generated/enums";
import { openStateSynonyms } from "../../synonyms";
import { pushPlatformCalls } from "./pushPlatform.calls";
import { pushPlatformAdd } from "./pushPlatform.schema";

export const pushPlatformImporter = {
  call: pushPlatformCalls.add,
  checkedAs: "push_platform",
  natural: ["name", "comp_id"],
  fields: pushPlatformAdd,
  valueSynonyms: { state: openStateSynonyms },
  defaults: {
    type: PushPlatformType.email,
    platform: PushVendor.own_mail_server,
    area_type: AreaType.domestic,
    state: OpenState.enabled,
    smtp_port: 465,
    ssl: 1,
  },
  updating: {
    call: pushPlatformCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
