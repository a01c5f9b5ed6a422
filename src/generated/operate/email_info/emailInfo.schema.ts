// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { email, key, oneOf } from "pilothouse/schema";
import * as z from "zod/mini";
import { emailLinkType, openState, sys } from "../../enums";

export const emailInfoAdd = z.object({
  sys: oneOf({ required: true, of: sys }),
  link: email({ required: true }),
  link_type: oneOf({ required: true, of: emailLinkType }),
  state: oneOf({ required: true, of: openState }),
});

export const emailInfoSet = z.extend(z.partial(emailInfoAdd), { id: key({ type: "number" }) });

export const emailInfoRow = z.looseObject({
  id: z.number(),
  sys: z.nullish(z.number()),
  link: z.nullish(z.string()),
  link_type: z.nullish(z.number()),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface EmailInfo {
  readonly id: number;
  readonly sys: 1 | 2 | 3;
  readonly link: string;
  readonly link_type: 1 | 2 | 3;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}
