import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { unsentBase, inputFor, options, viewPart } from "./pieces";

/** Shows and edits two number fields as a place on a map. It is not sent. */
export const pointKind = {
  ...unsentBase,
  options: z.object({ latitude: z.string(), longitude: z.string() }),
  links: { latitude: "field", longitude: "field" },
  expects: "nothing: its two fields hold it",
  display: (field) => viewPart("PointField", field, options(field, "latitude", "longitude")),
  input: (field) => inputFor("PointInput", field, options(field, "latitude", "longitude")),
} satisfies FieldKind;
