// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, oneOf, referenceTo, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, publishState } from "../../enums";

export const appUrlAdd = z.object({
  app_id: referenceTo({ required: true, type: "number" }),
  name: text({ required: true, max: 64 }),
  state: oneOf({ required: true, of: publishState }),
  details: list({
    of: { lang: oneOf({ required: true, of: language }), title: text({ max: 128 }), url: url({ required: true }) },
    unique: "lang",
  }),
});

export const appUrlSet = z.extend(z.partial(appUrlAdd), { id: key({ type: "number" }) });

export const appUrlRow = z.looseObject({
  id: z.number(),
  app_id: z.nullish(z.number()),
  name: z.nullish(z.string()),
  state: z.nullish(z.number()),
  details: z.nullish(
    z.array(z.looseObject({ lang: z.nullish(z.string()), title: z.nullish(z.string()), url: z.nullish(z.string()) })),
  ),
  gmt_create: z.nullish(z.number()),
});

export interface AppUrl {
  readonly id: number;
  readonly app_id: number;
  readonly name: string;
  readonly state: 1 | 2;
  readonly details: readonly {
    readonly lang: "en" | "zh-CN" | "zh-TW";
    readonly title: string;
    readonly url: string;
  }[];
  readonly gmt_create: number;
}
