// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const sessionRow = z.looseObject({
  user_id: z.string(),
  user_password: z.nullish(z.string()),
  verify_code: z.nullish(z.string()),
  verify_id: z.nullish(z.string()),
  device_system: z.nullish(z.string()),
  device_id: z.nullish(z.string()),
  device_token: z.nullish(z.string()),
  device_model: z.nullish(z.string()),
  app_key: z.nullish(z.string()),
  auth_key: z.nullish(z.string()),
  return_url: z.nullish(z.string()),
  state: z.nullish(z.string()),
  grant: z.nullish(z.literal([0, 1])),
  code: z.nullish(z.string()),
  app_secret: z.nullish(z.string()),
});

export interface Session {
  readonly user_id: string;
  readonly user_password: string;
  readonly verify_code: string;
  readonly verify_id: string;
  readonly device_system: string;
  readonly device_id: string;
  readonly device_token: string;
  readonly device_model: string;
  readonly app_key: string;
  readonly auth_key: string;
  readonly return_url: string;
  readonly state: string;
  readonly grant: 0 | 1;
  readonly code: string;
  readonly app_secret: string;
}
