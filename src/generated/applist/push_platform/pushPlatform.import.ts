// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { pushPlatformCalls } from "./pushPlatform.calls";
import { pushPlatformAdd } from "./pushPlatform.schema";

export const pushPlatformImporter = {
  call: pushPlatformCalls.add,
  checkedAs: "push_platform",
  natural: ["name", "comp_id"],
  fields: pushPlatformAdd,
  defaults: { type: 1, platform: 1, area_type: 1, state: 1, smtp_port: 465, ssl: 1 },
  updating: {
    call: pushPlatformCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
