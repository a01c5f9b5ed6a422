// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, oneOf, rowOf, text, url } from "pilothouse/schema";
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

export const greetingSet = z.extend(z.partial(greetingAdd), { id: key() });

export const greetingRow = rowOf(z.extend(greetingAdd, { id: key() }));

export type Greeting = z.infer<typeof greetingRow>;
