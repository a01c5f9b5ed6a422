// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { NotifyType, OpenState } from "../../../../shared/generated/enums";
import { openStateSynonyms } from "../../synonyms";
import { msgEventCalls } from "./msgEvent.calls";
import { msgEventAdd } from "./msgEvent.schema";

export const msgEventImporter = {
  call: msgEventCalls.add,
  handedAs: "msg_event",
  natural: ["app_id", "type"],
  fields: msgEventAdd,
  valueSynonyms: { state: openStateSynonyms },
  defaults: {
    notify_type: NotifyType.push,
    time_range: "00:00-24:00",
    interval: 60,
    delay: 0,
    state: OpenState.enabled,
  },
  updating: {
    call: msgEventCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
