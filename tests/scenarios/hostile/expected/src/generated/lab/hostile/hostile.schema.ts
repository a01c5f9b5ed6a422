// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { key, number, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { trap } from "../../enums";

export const hostileAdd = z.object({
  name: text({ required: true }),
  amount: number(),
  state: oneOf({ of: trap }),
});

export const hostileSet = z.extend(z.partial(hostileAdd), { id: key({ type: "number" }) });

export const hostileRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  amount: z.nullish(z.number()),
  state: z.nullish(z.string()),
});

export interface Hostile {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  readonly state: 'a"b' | "${x}" | "__proto__";
}
