// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, referenceTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { placeReference } from "./place.reference";

export const placeAdd = z.object({
  title: text({ required: true }),
  part_of: referenceTo({ of: placeReference, tree: true }),
  doors: list({ of: { door_name: text({ required: true }) } }),
});

export const placeSet = z.extend(z.partial(placeAdd), { place_no: key() });

export const placeRow = rowOf(z.extend(placeAdd, { place_no: key() }));

export type Place = z.infer<typeof placeRow>;
