// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referencesTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { dutyStanding } from "../../enums";

export const dutyAdd = z.object({
  duty_name: text({ required: true, max: 64 }),
  duty_name_zh: text({ required: true, max: 64 }),
  in_force: oneOf({ required: true, of: dutyStanding }),
  grants: referencesTo({ type: "number" }),
  appoints: referencesTo({ type: "number" }),
  confined_to: referencesTo({ type: "number" }),
});

export const dutySet = z.extend(z.partial(dutyAdd), { duty_no: key({ type: "number" }) });

export const dutyRow = z.looseObject({
  duty_no: z.number(),
  duty_name: z.nullish(z.string()),
  duty_name_zh: z.nullish(z.string()),
  in_force: z.nullish(z.string()),
  grants: z.nullish(z.array(z.number())),
  appoints: z.nullish(z.array(z.number())),
  confined_to: z.nullish(z.array(z.number())),
  created_at: z.nullish(z.number()),
});

export interface Duty {
  readonly duty_no: number;
  readonly duty_name: string;
  readonly duty_name_zh: string;
  readonly in_force: "open" | "closed";
  readonly grants: readonly number[];
  readonly appoints: readonly number[];
  readonly confined_to: readonly number[];
  readonly created_at: number;
}
