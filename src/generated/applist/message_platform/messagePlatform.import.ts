// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { ClientType, OpenType } from "../../../../shared/generated/enums";
import { messagePlatformCalls } from "./messagePlatform.calls";
import { messagePlatformAdd } from "./messagePlatform.schema";

export const messagePlatformImporter = {
  call: messagePlatformCalls.add,
  checkedAs: "message_platform",
  natural: ["app_id", "client_type"],
  fields: messagePlatformAdd,
  defaults: { client_type: ClientType.android, open_type: OpenType.app },
  updating: {
    call: messagePlatformCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
