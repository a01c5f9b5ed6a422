// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { key, referenceTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { shelfReference } from "../shelf/shelf.reference";

export const parcelRow = rowOf(
  z.object({
    id: key(),
    name: text(),
    shelf_id: referenceTo({ required: true, of: shelfReference }),
  }),
);

export type Parcel = z.infer<typeof parcelRow>;
