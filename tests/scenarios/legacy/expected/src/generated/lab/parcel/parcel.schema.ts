// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { key, rowOf, text, timeRange } from "pilothouse/schema";
import * as z from "zod/mini";

export const parcelAdd = z.object({
  name: text({ required: true }),
  lent_from: timeRange(),
});

export const parcelSet = z.extend(z.partial(parcelAdd), { id: key() });

export const parcelRow = rowOf(z.extend(parcelAdd, { id: key() }));

export type Parcel = z.infer<typeof parcelRow>;
