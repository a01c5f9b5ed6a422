// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { flag, key, list, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const appVersionAdd = z.object({
  app_id: referenceTo({ required: true, of: appReference }),
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

export const appVersionSet = z.extend(z.partial(appVersionAdd), { id: key() });

export const appVersionRow = rowOf(z.extend(appVersionAdd, { id: key(), gmt_create: timestamp() }));

export type AppVersion = z.infer<typeof appVersionRow>;
