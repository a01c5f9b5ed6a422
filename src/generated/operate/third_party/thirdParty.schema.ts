// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, referencesTo, rowOf, secret, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { appReference } from "../../applist/app/app.reference";
import { thirdPartyType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const thirdPartyAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: thirdPartyType }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  app_key: text({ required: true, max: 128 }),
  app_secret: secret({ max: 256 }),
  return_urls: text({ max: 2048 }),
  goods_url: url(),
});

export const thirdPartySet = z.extend(z.partial(thirdPartyAdd), { id: key() });

export const thirdPartyRow = rowOf(
  z.extend(thirdPartyAdd, { id: key(), app_ids: referencesTo({ of: appReference }), gmt_create: timestamp() }),
);

export type ThirdParty = z.infer<typeof thirdPartyRow>;
