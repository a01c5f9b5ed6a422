import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, inputFor } from "./pieces";
import { urlKind } from "./url";

const COLORS = ["2563eb", "0f766e", "b45309", "7c3aed", "be123c", "334155"];

/** A square of one colour with a lens, as a picture that needs no server. */
const picture = (color: string): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' rx='8' fill='%23${color}'/%3E%3Ccircle cx='24' cy='24' r='12' fill='%23fff' fill-opacity='.85'/%3E%3Ccircle cx='24' cy='24' r='6' fill='%23${color}'/%3E%3C/svg%3E`;

/** The address of a picture, uploaded in two steps. */
export const imageKind = {
  ...urlKind,
  options: z.object({}),
  role: "picture",
  filters: [],
  sortable: false,
  column: (field) => viewPart("ImageColumn", field),
  display: (field) => viewPart("ImageField", field),
  input: (field) => inputFor("ImageInput", field),
  schema: (field) => buildSchema("url", field, { uploaded: true }),
  filter: () => null,
  sample: (_, draw) => picture(draw.pick(COLORS)),
} satisfies FieldKind;
