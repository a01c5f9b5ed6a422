// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { msgEventCalls } from "./msgEvent.calls";
import { msgEventAdd } from "./msgEvent.schema";

export const msgEventImporter = {
  call: msgEventCalls.add,
  handedAs: "msg_event",
  natural: ["app_id", "type"],
  fields: msgEventAdd,
} satisfies Importer;
