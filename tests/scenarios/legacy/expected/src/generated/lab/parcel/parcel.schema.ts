// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { key, text, timeRange } from "pilothouse/schema";
import * as z from "zod/mini";

export const parcelAdd = z.object({
  name: text({ required: true }),
  lent_from: timeRange(),
});

export const parcelSet = z.extend(z.partial(parcelAdd), { id: key({ type: "number" }) });

export const parcelRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  lent_from: z.nullish(z.string()),
});

export interface Parcel {
  readonly id: number;
  readonly name: string;
  readonly lent_from: string;
}
