import type { FieldDefinition } from "../definition/Definition";
import type { Lookup } from "./Lookup";
import type { Condition } from "./Condition";
import type { FieldModel } from "./Model";
import { type ResolveText, synonymsOf } from "./resolveWords";

export interface FieldContext {
  readonly lookup: Lookup;
  readonly speak: ResolveText;
  /** The key field of the resource, which never changes. */
  readonly key: string;
  /** The fields by which the list is filtered. */
  readonly filtered: ReadonlySet<string>;
  /** For a reference to records that only one record may refer to: its name in `free_of`. */
  readonly alone: ReadonlyMap<string, string>;
  /** Conditions of fields, from their groups in the form. */
  readonly conditions: ReadonlyMap<string, Condition>;
}

const filterOf = (field: FieldDefinition, name: string, { lookup, filtered }: FieldContext): FieldModel["filter"] =>
  field.filter ?? (filtered.has(name) ? (lookup.facts(field)?.filters[0] ?? null) : null);

/** Resolves a field. `above` is the source of the field that contains it. */
export const resolveField = (name: string, field: FieldDefinition, resolving: FieldContext, above = ""): FieldModel => {
  const { lookup, speak, key, conditions, alone } = resolving;
  const facts = lookup.facts(field);
  const source = `${above}${name}`;
  const options = lookup.linked(field);
  const required = field.required ?? false;
  const isDerived = field.options.derive !== undefined;
  return {
    name,
    source,
    kind: field.kind,
    label: speak(field.label, name),
    help: field.help === undefined ? null : speak(field.help, name),
    also: synonymsOf(speak, field.also),
    required,
    readonly: isDerived || (field.readonly ?? (facts?.role === "key" && !required)),
    immutable: field.immutable ?? source === key,
    writer: field.writer ?? null,
    filter: filterOf(field, source, resolving),
    sortable: field.encrypted === true ? false : (field.sortable ?? facts?.sortable ?? false),
    hidden: field.hidden ?? false,
    // Only a platform that knows the definitions can filter by a derived field.
    further: isDerived || (field.further ?? false),
    encrypted: field.encrypted ?? false,
    was: field.was ?? null,
    personal: field.personal === "shown" ? "shown" : field.personal === true ? "masked" : null,
    when: { ...(above === "" ? conditions.get(name) : {}), ...field.when },
    default: field.default ?? null,
    options: above === "" && alone.has(name) ? { ...options, free: alone.get(name) ?? null } : options,
    of: [...field.of].map(([nested, definition]) => resolveField(nested, definition, resolving, `${source}.`)),
    sample: field.sample ?? [],
  };
};
