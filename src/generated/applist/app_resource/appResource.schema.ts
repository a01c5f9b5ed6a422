// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { imageType, language, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const appResourceAdd = z.object({
  master_id: referenceTo({ required: true, of: appReference }),
  key: text({ required: true, max: 64, pattern: "key" }),
  state: oneOf({ required: true, of: publishState }),
  urls: list({
    of: {
      lang: oneOf({ required: true, of: language }),
      type: oneOf({ required: true, of: imageType }),
      url: url({ required: true, uploaded: true }),
      param: text({ max: 256 }),
    },
    unique: "lang",
  }),
});

export const appResourceSet = z.extend(z.partial(appResourceAdd), { id: key() });

export const appResourceRow = rowOf(z.extend(appResourceAdd, { id: key(), gmt_create: timestamp() }));

export type AppResource = z.infer<typeof appResourceRow>;
