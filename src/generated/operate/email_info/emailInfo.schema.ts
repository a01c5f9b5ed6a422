// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { email, key, oneOf, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { emailLinkType, openState, sys } from "../../enums";

export const emailInfoAdd = z.object({
  sys: oneOf({ required: true, of: sys }),
  link: email({ required: true }),
  link_type: oneOf({ required: true, of: emailLinkType }),
  state: oneOf({ required: true, of: openState }),
});

export const emailInfoSet = z.extend(z.partial(emailInfoAdd), { id: key() });

export const emailInfoRow = rowOf(z.extend(emailInfoAdd, { id: key(), gmt_create: timestamp() }));

export type EmailInfo = z.infer<typeof emailInfoRow>;
