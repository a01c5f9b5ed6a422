import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, isKey, listBase, option, options, inputFor } from "./pieces";
import { referenceArgs, referenceFilter, referenceOptions, targetResourceName } from "./reference";

const MOST_SAMPLES = 4;

const referencesOptions = referenceOptions.extend({
  restricts: z
    .record(z.string(), z.string(), { error: "a map of resource: field, such as { goods: shelf }" })
    .optional(),
});

/** Keys of several records of another resource, each once. */
export const referencesKind = {
  ...listBase,
  options: referencesOptions,
  links: { to: "resource" },
  expects: "a list of keys of other records",
  accepts: (value) => Array.isArray(value) && value.every(isKey),
  schema: (field) => buildSchema("referencesTo", field, referenceArgs(field)),
  column: (field) => viewPart("ReferencesColumn", field, { of: { reference: targetResourceName(field) } }),
  display: (field) =>
    viewPart(option(field, "tree") === true ? "ReferenceTreeField" : "ReferencesField", field, {
      of: { reference: targetResourceName(field) },
    }),
  input: (field) =>
    inputFor(option(field, "tree") === true ? "TreeChecksInput" : "ReferencesInput", field, {
      of: { reference: targetResourceName(field) },
      ...options(field, "pick"),
    }),
  filter: referenceFilter,
  sample: (field, draw) => {
    const count = draw.integer(1, MOST_SAMPLES);
    const keys = Array.from({ length: count }, () => draw.reference(targetResourceName(field)));
    // The key 0 means that there is no record yet.
    return [...new Set(keys.filter((key) => key !== 0))];
  },
} satisfies FieldKind;
