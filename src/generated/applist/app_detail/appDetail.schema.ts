// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { clientType, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const appDetailAdd = z.object({
  app_id: referenceTo({ required: true, of: appReference }),
  client_type: oneOf({ required: true, of: clientType }),
  app_packet: text({ required: true, max: 128, pattern: "package" }),
  rela_id: text({ max: 64 }),
  state: oneOf({ required: true, of: publishState }),
});

export const appDetailSet = z.extend(z.partial(appDetailAdd), { id: key() });

export const appDetailRow = rowOf(z.extend(appDetailAdd, { id: key(), gmt_create: timestamp() }));

export type AppDetail = z.infer<typeof appDetailRow>;
