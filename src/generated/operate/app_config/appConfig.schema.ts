// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, referenceTo, rowOf, text, timestamp, version } from "pilothouse/schema";
import * as z from "zod/mini";
import { appReference } from "../../applist/app/app.reference";

export const appConfigSet = z.extend(
  z.partial(
    z.object({
      dev_oem_prefix: text({ max: 64 }),
      dev_pri_dk: text({ unasked: true, max: 64 }),
      dev_pub_dk: text({ unasked: true, max: 64 }),
      user_pri_dk: text({ unasked: true, max: 64 }),
      dev_ver_num: version(),
      free_days: integer({ min: 1, max: 30 }),
    }),
  ),
  { id: key() },
);

export const appConfigRow = rowOf(
  z.extend(appConfigSet, { app_id: referenceTo({ required: true, of: appReference }), gmt_update: timestamp() }),
);

export type AppConfig = z.infer<typeof appConfigRow>;
