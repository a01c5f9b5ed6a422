// Turns the filters of a list into conditions, so that the same code shows both in words.
import { readDrawable } from "./readDrawable";
import type { NamedField } from "./NamedField";
import type { Condition, Group, Where } from "../../../../shared/schema/where/Where";
import { isGroup, WHERE_PARAM, WHERE_ZONE_PARAM, WITHIN_SUFFIX } from "../../../../shared/schema/where/Where";
import type { Payload } from "../../wire/contract";

/** The parameter of the search box. */
export const SEARCH = "q";

const LIMIT = /^(.+)_(begin|end|min|max)$/;

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(String);

const isKnown = (fields: readonly NamedField[], name: string): boolean => fields.some(({ source }) => source === name);

const spanOf = (field: string, from: unknown, until: unknown): Condition => {
  if (from === undefined) return { field, operator: "less", values: textsOf(until) };
  if (until === undefined) return { field, operator: "more", values: textsOf(from) };
  return { field, operator: "between", values: [String(from), String(until)] };
};

export interface FilterParts {
  /** The searched text. Empty for none. */
  readonly search: string;
  readonly parts: readonly (Condition | Group)[];
  /** The conditions as they are stored, if they cannot be shown in words. Empty otherwise. */
  readonly text: string;
}

/** Conditions that must all be true. Null if they have another form. */
const partsOf = (where: Where | null): readonly (Condition | Group)[] | null => {
  if (where === null || where.match === "all" || where.of.length < 2) return where?.of ?? null;
  const of = where.of.flatMap((part) => (isGroup(part) ? [] : [part]));
  return of.length === where.of.length ? [{ match: "any", of }] : null;
};

export const filterParts = (filters: Payload, fields: readonly NamedField[]): FilterParts => {
  const limits = new Map<string, { from?: unknown; until?: unknown }>();
  const parts: (Condition | Group)[] = [];
  for (const [name, value] of Object.entries(filters)) {
    if (name === SEARCH || name === WHERE_PARAM || name === WHERE_ZONE_PARAM) continue;
    const [, field = "", end] = LIMIT.exec(name) ?? [];
    if (end !== undefined && !isKnown(fields, name)) {
      const isFirst = end === "begin" || end === "min";
      limits.set(field, { ...limits.get(field), ...(isFirst ? { from: value } : { until: value }) });
      continue;
    }
    if (name.endsWith(WITHIN_SUFFIX) && !isKnown(fields, name)) {
      parts.push({ field: name.slice(0, -WITHIN_SUFFIX.length), operator: "within", values: textsOf(value) });
      continue;
    }
    const as = fields.find(({ source }) => source === name)?.as;
    const values = textsOf(value);
    // A plain text filter finds values that contain the text.
    const operator = as === "text" ? "contains" : as === "flag" ? "is" : "one_of";
    parts.push({ field: name, operator, values });
  }
  for (const [field, { from, until }] of limits) parts.push(spanOf(field, from, until));
  const text = String(filters[WHERE_PARAM] ?? "");
  const said = text === "" ? [] : partsOf(readDrawable(text, fields));
  return { search: String(filters[SEARCH] ?? ""), parts: [...parts, ...(said ?? [])], text: said === null ? text : "" };
};
