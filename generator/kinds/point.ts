import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { derived, editWith, options, showWith } from "./pieces";

/** Shows and edits two number fields as a place on a map. It is not sent. */
export const point = {
  ...derived,
  options: z.object({ latitude: z.string(), longitude: z.string() }),
  links: { latitude: "field", longitude: "field" },
  expects: "nothing: its two fields hold it",
  display: (field) => showWith("PointField", field, options(field, "latitude", "longitude")),
  input: (field) => editWith("PointInput", field, options(field, "latitude", "longitude")),
} satisfies FieldKind;
