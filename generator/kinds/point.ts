import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, showWith, options, textual, editWith } from "./pieces";

/** Shows and edits two number fields as a place on the map. It is not sent itself. */
export const point = {
  ...textual,
  options: z.object({ latitude: z.string(), longitude: z.string() }),
  links: { latitude: "field", longitude: "field" },
  filters: [],
  sortable: false,
  listed: false,
  expects: "nothing: its two fields hold it",
  accepts: () => false,
  storage: () => null,
  schema: (field) => buildSchema("text", field),
  column: () => null,
  display: (field) => showWith("PointField", field, options(field, "latitude", "longitude")),
  input: (field) => editWith("PointInput", field, options(field, "latitude", "longitude")),
  filter: () => null,
  sample: () => null,
} satisfies FieldKind;
