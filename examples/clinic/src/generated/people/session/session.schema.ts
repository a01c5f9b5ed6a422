// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import { rowOf, secret, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const sessionRow = rowOf(
  z.object({
    login_name: text({ required: true, max: 64 }),
    passphrase: secret({ required: true, min: 6, max: 512 }),
    verify_code: text({ max: 8 }),
    verify_id: text({ max: 64 }),
    device_system: text({ max: 16 }),
    device_id: text({ max: 64 }),
    device_token: text({ max: 128 }),
    device_model: text({ max: 256 }),
  }),
  "login_name",
);

export type Session = z.infer<typeof sessionRow>;
