// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { cloudPlatformCalls } from "./cloudPlatform.calls";
import { cloudPlatformAdd } from "./cloudPlatform.schema";

export const cloudPlatformImporter = {
  call: cloudPlatformCalls.add,
  checkedAs: "cloud_platform",
  natural: ["platform_name", "comp_id"],
  fields: cloudPlatformAdd,
  defaults: { type_id: 1, mode: 1, sys: 1, state: 1, platform_port: 443, live: 0, support_img: 1 },
  updating: {
    call: cloudPlatformCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
