// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, oneOf, referenceTo, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { imageType, language, publishState } from "../../enums";

export const appResourceAdd = z.object({
  master_id: referenceTo({ required: true, type: "number" }),
  key: text({ required: true, max: 64, pattern: "key" }),
  state: oneOf({ required: true, of: publishState }),
  urls: list({
    of: {
      lang: oneOf({ required: true, of: language }),
      type: oneOf({ required: true, of: imageType }),
      url: url({ required: true }),
      param: text({ max: 256 }),
    },
    unique: "lang",
  }),
});

export const appResourceSet = z.extend(z.partial(appResourceAdd), { id: key({ type: "number" }) });

export const appResourceRow = z.looseObject({
  id: z.number(),
  master_id: z.nullish(z.number()),
  key: z.nullish(z.string()),
  state: z.nullish(z.number()),
  urls: z.nullish(
    z.array(
      z.looseObject({
        lang: z.nullish(z.string()),
        type: z.nullish(z.number()),
        url: z.nullish(z.string()),
        param: z.nullish(z.string()),
      }),
    ),
  ),
  gmt_create: z.nullish(z.number()),
});

export interface AppResource {
  readonly id: number;
  readonly master_id: number;
  readonly key: string;
  readonly state: 1 | 2;
  readonly urls: readonly {
    readonly lang: "en" | "zh-CN" | "zh-TW";
    readonly type: 1 | 2 | 3 | 4;
    readonly url: string;
    readonly param: string;
  }[];
  readonly gmt_create: number;
}
