import { z } from "zod";
import { isObject } from "../definition/part";
import type { FieldKind, KindOf } from "./FieldKind";
import { nestedFields } from "./nestedFields";
import { buildSchema, viewPart, listBase, options, inputFor } from "./pieces";

const MOST_SAMPLES = 3;

/** Rows with their own fields within a record. `title` is the nested field that names a row. */
export const listKind = (kindOf: KindOf) => {
  const nested = nestedFields(kindOf);
  return {
    ...listBase,
    options: z.object({ title: z.string().optional() }),
    links: { title: "nested" },
    nested: { needs: [] },
    filters: [],
    expects: "a list of maps",
    accepts: (value) => Array.isArray(value) && value.every(isObject),
    schema: (field) => buildSchema("list", field, { of: nested.schemas(field) }),
    column: (field) => viewPart("CountColumn", field),
    display: (field) => viewPart("ListField", field, { ...options(field, "title"), children: nested.displays(field) }),
    input: (field) => inputFor("ListInput", field, { ...options(field, "title"), children: nested.inputs(field) }),
    filter: () => null,
    sample: (field, draw) => Array.from({ length: draw.integer(1, MOST_SAMPLES) }, () => nested.sample(field, draw)),
  } satisfies FieldKind;
};
