import type { FieldDefinition } from "../definition/Definition";
import type { Path } from "../definition/Problem";
import type { Inspection } from "./Inspection";
import type { Lookup } from "./Lookup";
import { titleOf, titlesOf } from "./resolveTitle";
import { uniqueFieldNames } from "./scope";

/** Secrets and fields with `encrypted: true` are encrypted, and so are lists with such a field in them. */
export const isEncrypted = (field: FieldDefinition, lookup: Lookup): boolean =>
  field.encrypted === true ||
  lookup.facts(field)?.secret === true ||
  [...field.of.values()].some((nested) => isEncrypted(nested, lookup));

/** Equal texts are encrypted differently, so rows cannot be found, sorted or distinguished by them. */
const complainOf = ({ complain }: Inspection, name: string, path: Path, purpose: string): void =>
  complain(
    "P175",
    path,
    `\`${name}\` is encrypted in the store, so ${purpose}`,
    "Use another field for that, or take `encrypted` away if it is no secret.",
  );

/** Whether the field holds a text that is neither a key nor a value of an enumeration. */
export const isTextField = (field: FieldDefinition, lookup: Lookup): boolean => {
  const pointed = [...lookup.named(field, "enum"), ...lookup.named(field, "resource")];
  return lookup.facts(field)?.holds(field.options) === "string" && pointed.length === 0 && !field.options.leads;
};

/** Checks that no encrypted field is used to find, sort or distinguish rows. */
export const checkEncryptedFields = (inspection: Inspection): void => {
  const { definition, lookup, complain } = inspection;
  const { fields, unique, views } = definition;
  const key = lookup.keyOf(definition);
  const titles = [titleOf(definition, lookup, key ?? ""), ...Object.values(titlesOf(definition))];
  const sort = views?.list?.sort?.replace(/^-/, "");
  for (const [name, field] of fields) {
    if (!field.sound || !isEncrypted(field, lookup)) continue;
    const path: Path = ["fields", name];
    if (field.encrypted === true && !isTextField(field, lookup))
      complain(
        "P175",
        [...path, "encrypted"],
        `\`${name}\` is no text`,
        "Take `encrypted` away: only texts are encrypted.",
      );
    if (name === key) complainOf(inspection, name, path, "it cannot be the key");
    else if (titles.includes(name)) complainOf(inspection, name, path, "it cannot be the title");
    if (field.filter !== undefined) complainOf(inspection, name, [...path, "filter"], "no list can be filtered by it");
    if (field.sortable === true) complainOf(inspection, name, [...path, "sortable"], "no list can be sorted by it");
    if (field.default !== undefined)
      complainOf(inspection, name, [...path, "default"], "it has no default, which would stand there in plain text");
    if (sort === name) complainOf(inspection, name, ["views", "list", "sort"], "no list can be sorted by it");
    for (const [index, filter] of (views?.list?.filters ?? []).entries())
      if (filter === name)
        complainOf(inspection, name, ["views", "list", "filters", index], "no list can be filtered by it");
    for (const [index, rule] of (unique ?? []).entries())
      if (uniqueFieldNames(rule).includes(name))
        complainOf(inspection, name, ["unique", index], "it cannot be told whether it is unique");
  }
};
