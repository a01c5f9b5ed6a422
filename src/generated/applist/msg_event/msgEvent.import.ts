// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { msgEventCalls } from "./msgEvent.calls";
import { msgEventAdd } from "./msgEvent.schema";

export const msgEventImporter = {
  call: msgEventCalls.add,
  handedAs: "msg_event",
  natural: ["app_id", "type"],
  fields: msgEventAdd,
  updating: {
    call: msgEventCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
