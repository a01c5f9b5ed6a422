// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, text, version } from "pilothouse/schema";
import * as z from "zod/mini";

export const appConfigSet = z.extend(
  z.partial(
    z.object({
      dev_oem_prefix: text({ max: 64 }),
      dev_pri_dk: text({ max: 64 }),
      dev_pub_dk: text({ max: 64 }),
      user_pri_dk: text({ max: 64 }),
      dev_ver_num: version(),
      free_days: integer({ min: 1, max: 30 }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const appConfigRow = z.looseObject({
  id: z.number(),
  app_id: z.nullish(z.number()),
  dev_oem_prefix: z.nullish(z.string()),
  dev_pri_dk: z.nullish(z.string()),
  dev_pub_dk: z.nullish(z.string()),
  user_pri_dk: z.nullish(z.string()),
  dev_ver_num: z.nullish(z.number()),
  free_days: z.nullish(z.number()),
  gmt_update: z.nullish(z.number()),
});

export interface AppConfig {
  readonly id: number;
  readonly app_id: number;
  readonly dev_oem_prefix: string;
  readonly dev_pri_dk: string;
  readonly dev_pub_dk: string;
  readonly user_pri_dk: string;
  readonly dev_ver_num: number;
  readonly free_days: number;
  readonly gmt_update: number;
}
