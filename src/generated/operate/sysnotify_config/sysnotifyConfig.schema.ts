// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, text, timeRange } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState } from "../../enums";

export const sysnotifyConfigSet = z.extend(
  z.partial(
    z.object({
      name: text({ required: true, max: 64 }),
      state: oneOf({ required: true, of: openState }),
      time_range: timeRange(),
      interval: integer({ min: 0 }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const sysnotifyConfigRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  state: z.nullish(z.number()),
  time_range: z.nullish(z.string()),
  interval: z.nullish(z.number()),
  gmt_update: z.nullish(z.number()),
});

export interface SysnotifyConfig {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly state: 1 | 2;
  readonly time_range: string;
  readonly interval: number;
  readonly gmt_update: number;
}
