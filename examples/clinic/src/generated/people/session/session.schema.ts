// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import { rowOf, secret, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const sessionRow = rowOf(
  z.object({
    login_name: text({ required: true, max: 64 }),
    passphrase: secret({ required: true, min: 6, max: 512 }),
    puzzle_text: text({ max: 8 }),
    puzzle_id: text({ unasked: true, max: 64 }),
    workstation_system: text({ unasked: true, max: 16 }),
    workstation_id: text({ unasked: true, max: 64 }),
    workstation_token: text({ unasked: true, max: 128 }),
    workstation_model: text({ unasked: true, max: 256 }),
  }),
  "login_name",
);

export type Session = z.infer<typeof sessionRow>;
