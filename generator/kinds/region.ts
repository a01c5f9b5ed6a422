import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, showWith, options, textual, editWith } from "./pieces";

const PARTS = ["country", "province", "city", "area", "code"] as const;

/** Shows and edits four text fields and the code of the district as one address. It is not sent itself. */
export const region = {
  ...textual,
  options: z.object({
    country: z.string(),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    code: z.string(),
  }),
  links: { country: "absorbed", province: "absorbed", city: "absorbed", area: "absorbed", code: "absorbed" },
  filters: [],
  sortable: false,
  listed: false,
  expects: "nothing: its fields hold it",
  accepts: () => false,
  storage: () => null,
  schema: (field) => buildSchema("text", field),
  column: () => null,
  display: (field) => showWith("RegionField", field, options(field, ...PARTS)),
  input: (field) => editWith("RegionInput", field, options(field, ...PARTS)),
  filter: () => null,
  sample: () => null,
} satisfies FieldKind;
