// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import { email, integer, key, oneOf, phone, referenceTo, rowOf, secret, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appUserState, clientType, language } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { appReference } from "../app/app.reference";

export const appUserRow = rowOf(
  z.object({
    user_id: key({ type: "string" }),
    user_name: text(),
    user_password: secret({ unasked: true, max: 256 }),
    user_email: email(),
    user_phone_area: text({ pattern: "area" }),
    user_phone: phone({ area: "user_phone_area" }),
    app_id: referenceTo({ of: appReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    client_type: oneOf({ of: clientType }),
    lang: oneOf({ of: language }),
    country: text(),
    zone: referenceTo({ type: "string", of: zoneReference }),
    state: oneOf({ of: appUserState }),
    devices: integer({ min: 0 }),
    gmt_login: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type AppUser = z.infer<typeof appUserRow>;
