// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appType } from "../../enums";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";

export const appAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: appType }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  gmt_expire: timestamp(),
  package_name_ios: text({ max: 128, pattern: "package" }),
  package_name_android: text({ max: 128, pattern: "package" }),
});

export const appSet = z.extend(z.partial(appAdd), { id: key() });

export const appRow = rowOf(
  z.extend(appAdd, {
    id: key(),
    comp_name: text({ unasked: true }),
    app_key_ios: text({ max: 64 }),
    app_key_android: text({ max: 64 }),
    cloud_id: referenceTo({ of: cloudPlatformReference }),
    gmt_create: timestamp(),
  }),
);

export type App = z.infer<typeof appRow>;
