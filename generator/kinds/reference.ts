import { z } from "zod";
import type { FieldModel } from "../model/Model";
import type { Component, FieldKind, SchemaCall } from "./FieldKind";
import { buildSchema, viewPart, holdsLinked, isKey, targetType, option, options, textBase, inputFor } from "./pieces";

/** The options of both kinds for keys of another resource. */
export const referenceOptions = z.object({
  to: z.string(),
  tree: z.boolean().default(false),
  pick: z.string().optional(),
});

const ownOptions = referenceOptions.extend({
  weak: z.boolean().optional(),
});

export const targetResourceName = (field: FieldModel): string => String(option(field, "to"));

/** The arguments of its schema. */
export const referenceArgs = (field: FieldModel): SchemaCall["args"] => ({
  type: targetType(field),
  of: { reference: targetResourceName(field) },
  ...options(field, "tree"),
});

export const referenceFilter = (field: FieldModel): Component =>
  viewPart("ReferenceFilter", field, { of: { reference: targetResourceName(field) }, ...options(field, "tree") });

/** The key of a record of another resource. */
export const referenceKind = {
  ...textBase,
  searched: () => "record",
  options: ownOptions,
  links: { to: "resource" },
  filters: ["equals"],
  holds: holdsLinked,
  expects: "the key of another record; 0 or an empty text for none",
  accepts: isKey,
  storage: (field) => (targetType(field) === "string" ? "text" : "integer"),
  wire: (field) => (targetType(field) === "string" ? "text" : "integer"),
  schema: (field) => buildSchema("referenceTo", field, referenceArgs(field)),
  column: (field) => viewPart("ReferenceColumn", field, { of: { reference: targetResourceName(field) } }),
  display: (field) => viewPart("ReferenceField", field, { of: { reference: targetResourceName(field) } }),
  input: (field) =>
    inputFor("ReferenceInput", field, {
      of: { reference: targetResourceName(field) },
      ...options(field, "tree", "pick", "free"),
    }),
  filter: referenceFilter,
  sample: (field, draw) => draw.reference(targetResourceName(field)),
} satisfies FieldKind;
