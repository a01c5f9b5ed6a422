// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { messagePlatformCalls } from "./messagePlatform.calls";
import { messagePlatformAdd } from "./messagePlatform.schema";

export const messagePlatformImporter = {
  call: messagePlatformCalls.add,
  checkedAs: "message_platform",
  natural: ["app_id", "client_type"],
  fields: messagePlatformAdd,
} satisfies Importer;
