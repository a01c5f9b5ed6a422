// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, referencesTo, secret, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { thirdPartyType } from "../../enums";

export const thirdPartyAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: thirdPartyType }),
  comp_id: referenceTo({ required: true, type: "number" }),
  app_key: text({ required: true, max: 128 }),
  app_secret: secret({ max: 256 }),
  return_urls: text({ max: 2048 }),
  app_ids: referencesTo({ type: "number" }),
});

export const thirdPartySet = z.extend(z.partial(thirdPartyAdd), { id: key({ type: "number" }) });

export const thirdPartyRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  app_key: z.nullish(z.string()),
  app_secret: z.nullish(z.string()),
  return_urls: z.nullish(z.string()),
  app_ids: z.nullish(z.array(z.number())),
  gmt_create: z.nullish(z.number()),
});

export interface ThirdParty {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3 | 4;
  readonly comp_id: number;
  readonly app_key: string;
  readonly app_secret: string;
  readonly return_urls: string;
  readonly app_ids: readonly number[];
  readonly gmt_create: number;
}
