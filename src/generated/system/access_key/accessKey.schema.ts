// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, referencesTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { menuReference } from "../menu/menu.reference";

export const accessKeyAdd = z.object({
  name: text({ required: true, max: 64 }),
  account_id: referenceTo({ of: accountReference }),
  menu_ids: referencesTo({ required: true, of: menuReference, tree: true }),
  minute_limit: integer({ required: true, min: 1, max: 10000 }),
  state: oneOf({ required: true, of: openState }),
  gmt_end: timestamp({ ahead: true }),
});

export const accessKeySet = z.extend(z.partial(z.omit(accessKeyAdd, { account_id: true })), { id: key() });

export const accessKeyRow = rowOf(
  z.extend(accessKeyAdd, {
    id: key(),
    prefix: text({ max: 16 }),
    gmt_used: timestamp(),
    used_ip: text({ max: 64 }),
    gmt_create: timestamp(),
  }),
);

export type AccessKey = z.infer<typeof accessKeyRow>;
