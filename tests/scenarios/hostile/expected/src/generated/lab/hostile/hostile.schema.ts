// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { key, number, oneOf, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { trap } from "../../enums";

export const hostileAdd = z.object({
  name: text({ required: true }),
  amount: number(),
  state: oneOf({ of: trap }),
});

export const hostileSet = z.extend(z.partial(hostileAdd), { id: key() });

export const hostileRow = rowOf(z.extend(hostileAdd, { id: key() }));

export type Hostile = z.infer<typeof hostileRow>;
