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
  defaults: { notify_type: 3, time_range: "00:00-24:00", interval: 60, delay: 0, state: 1 },
  updating: {
    call: msgEventCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
