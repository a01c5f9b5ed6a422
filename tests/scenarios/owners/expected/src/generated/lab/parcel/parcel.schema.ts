// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const parcelRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  shelf_id: z.nullish(z.number()),
});

export interface Parcel {
  readonly id: number;
  readonly name: string;
  readonly shelf_id: number;
}
