import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { unsentBase, inputFor, options, viewPart } from "./pieces";

const PARTS = ["country", "province", "city", "area", "code"] as const;

/** Shows and edits four text fields and the code of the district as one address. It is not sent. */
export const regionKind = {
  ...unsentBase,
  options: z.object({
    country: z.string(),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    code: z.string(),
  }),
  links: { country: "absorbed", province: "absorbed", city: "absorbed", area: "absorbed", code: "absorbed" },
  expects: "nothing: its fields hold it",
  display: (field) => viewPart("RegionField", field, options(field, ...PARTS)),
  input: (field) => inputFor("RegionInput", field, options(field, ...PARTS)),
} satisfies FieldKind;
