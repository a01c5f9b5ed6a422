// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const appUserRow = z.looseObject({
  user_id: z.string(),
  user_name: z.nullish(z.string()),
  user_password: z.nullish(z.string()),
  user_email: z.nullish(z.string()),
  user_phone_area: z.nullish(z.string()),
  user_phone: z.nullish(z.string()),
  app_id: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  client_type: z.nullish(z.number()),
  lang: z.nullish(z.string()),
  country: z.nullish(z.string()),
  zone: z.nullish(z.string()),
  state: z.nullish(z.number()),
  devices: z.nullish(z.number()),
  gmt_login: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface AppUser {
  readonly user_id: string;
  readonly user_name: string;
  readonly user_password: string;
  readonly user_email: string;
  readonly user_phone_area: string;
  readonly user_phone: string;
  readonly app_id: number;
  readonly comp_id: number;
  readonly client_type: 1 | 2 | 3 | 4;
  readonly lang: "en" | "zh-CN" | "zh-TW";
  readonly country: string;
  readonly zone: string;
  readonly state: 1 | 2 | 3;
  readonly devices: number;
  readonly gmt_login: number;
  readonly gmt_create: number;
}
