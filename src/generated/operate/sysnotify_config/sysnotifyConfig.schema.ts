// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, rowOf, text, timeRange, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState, sysnotifyType } from "../../enums";

export const sysnotifyConfigSet = z.extend(
  z.partial(
    z.object({
      name: text({ required: true, max: 64 }),
      state: oneOf({ required: true, of: openState }),
      time_range: timeRange(),
      interval: integer({ min: 0 }),
    }),
  ),
  { id: key() },
);

export const sysnotifyConfigRow = rowOf(
  z.extend(sysnotifyConfigSet, { type: oneOf({ of: sysnotifyType }), gmt_update: timestamp() }),
);

export type SysnotifyConfig = z.infer<typeof sysnotifyConfigRow>;
