// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { clientType, publishState } from "../../enums";

export const appDetailAdd = z.object({
  app_id: referenceTo({ required: true, type: "number" }),
  client_type: oneOf({ required: true, of: clientType }),
  app_packet: text({ required: true, max: 128, pattern: "package" }),
  rela_id: text({ max: 64 }),
  state: oneOf({ required: true, of: publishState }),
});

export const appDetailSet = z.extend(z.partial(appDetailAdd), { id: key({ type: "number" }) });

export const appDetailRow = z.looseObject({
  id: z.number(),
  app_id: z.nullish(z.number()),
  client_type: z.nullish(z.number()),
  app_packet: z.nullish(z.string()),
  rela_id: z.nullish(z.string()),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface AppDetail {
  readonly id: number;
  readonly app_id: number;
  readonly client_type: 1 | 2 | 3 | 4;
  readonly app_packet: string;
  readonly rela_id: string;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}
