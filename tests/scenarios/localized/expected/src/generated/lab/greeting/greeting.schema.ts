// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, oneOf, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { language } from "../../enums";

export const greetingAdd = z.object({
  name: text({ required: true }),
  details: list({
    required: true,
    of: { lang: oneOf({ required: true, of: language }), url: url(), title: text({ required: true }), content: text() },
    unique: "lang",
  }),
});

export const greetingSet = z.extend(z.partial(greetingAdd), { id: key({ type: "number" }) });

export const greetingRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  details: z.nullish(
    z.array(
      z.looseObject({
        lang: z.nullish(z.string()),
        url: z.nullish(z.string()),
        title: z.nullish(z.string()),
        content: z.nullish(z.string()),
      }),
    ),
  ),
});

export interface Greeting {
  readonly id: number;
  readonly name: string;
  readonly details: readonly {
    readonly lang: "en" | "zh-CN" | "zh-TW";
    readonly url: string;
    readonly title: string;
    readonly content: string;
  }[];
}
