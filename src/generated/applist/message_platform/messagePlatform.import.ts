// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { messagePlatformCalls } from "./messagePlatform.calls";
import { messagePlatformAdd } from "./messagePlatform.schema";

export const messagePlatformImporter = {
  call: messagePlatformCalls.add,
  checkedAs: "message_platform",
  natural: ["app_id", "client_type"],
  fields: messagePlatformAdd,
  defaults: { client_type: 2, open_type: 1 },
  updating: {
    call: messagePlatformCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
