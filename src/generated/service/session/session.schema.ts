// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import { flag, rowOf, secret, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const sessionRow = rowOf(
  z.object({
    user_id: text({ required: true, max: 64 }),
    user_password: secret({ required: true, min: 6, max: 512 }),
    verify_code: text({ max: 8 }),
    verify_id: text({ unasked: true, max: 64 }),
    device_system: text({ unasked: true }),
    device_id: text({ unasked: true, max: 64 }),
    device_token: text({ unasked: true, max: 128 }),
    device_model: text({ unasked: true, max: 256 }),
    app_key: text({ max: 64 }),
    auth_key: text({ max: 128 }),
    return_url: text({ unasked: true, max: 512 }),
    state: text({ unasked: true, max: 512 }),
    grant: flag({ unasked: true }),
    code: text({ unasked: true, max: 64 }),
    app_secret: secret({ unasked: true, max: 256 }),
  }),
  "user_id",
);

export type Session = z.infer<typeof sessionRow>;
