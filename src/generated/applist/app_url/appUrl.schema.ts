// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const appUrlAdd = z.object({
  app_id: referenceTo({ required: true, of: appReference }),
  name: text({ required: true, max: 64 }),
  state: oneOf({ required: true, of: publishState }),
  details: list({
    of: { lang: oneOf({ required: true, of: language }), title: text({ max: 128 }), url: url({ required: true }) },
    unique: "lang",
  }),
});

export const appUrlSet = z.extend(z.partial(appUrlAdd), { id: key() });

export const appUrlRow = rowOf(z.extend(appUrlAdd, { id: key(), gmt_create: timestamp() }));

export type AppUrl = z.infer<typeof appUrlRow>;
