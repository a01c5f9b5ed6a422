// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { flag, key, list, oneOf, referenceTo, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, publishState } from "../../enums";

export const appVersionAdd = z.object({
  app_id: referenceTo({ required: true, type: "number" }),
  name: text({ required: true, max: 64 }),
  ver: text({ required: true, max: 32, pattern: "version" }),
  force: flag(),
  state: oneOf({ required: true, of: publishState }),
  details: list({
    of: {
      lang: oneOf({ required: true, of: language }),
      title: text({ required: true, max: 128 }),
      content: text({ required: true, max: 2000 }),
      url: url(),
    },
    unique: "lang",
  }),
});

export const appVersionSet = z.extend(z.partial(appVersionAdd), { id: key({ type: "number" }) });

export const appVersionRow = z.looseObject({
  id: z.number(),
  app_id: z.nullish(z.number()),
  name: z.nullish(z.string()),
  ver: z.nullish(z.string()),
  force: z.nullish(z.literal([0, 1])),
  state: z.nullish(z.number()),
  details: z.nullish(
    z.array(
      z.looseObject({
        lang: z.nullish(z.string()),
        title: z.nullish(z.string()),
        content: z.nullish(z.string()),
        url: z.nullish(z.string()),
      }),
    ),
  ),
  gmt_create: z.nullish(z.number()),
});

export interface AppVersion {
  readonly id: number;
  readonly app_id: number;
  readonly name: string;
  readonly ver: string;
  readonly force: 0 | 1;
  readonly state: 1 | 2;
  readonly details: readonly {
    readonly lang: "en" | "zh-CN" | "zh-TW";
    readonly title: string;
    readonly content: string;
    readonly url: string;
  }[];
  readonly gmt_create: number;
}
