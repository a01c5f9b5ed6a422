// The changes of a row in an entry of the audit trail: each changed field, with its value before and after.
import { type Condition as Asked, isGroup, readWhere, WHERE_PARAM, WITHIN_SUFFIX, writeWhere } from "pilothouse/schema";
import type { FieldModel, Json } from "../../../generator";
import { decode, encode, isEmpty } from "../storage/codec";
import { TITLE_SEARCH_PARAM, SEARCH_PARAM } from "../storage/search";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import { maskText } from "../wire/mask";
import { isObject } from "../wire/readJson";

export interface FieldChange {
  readonly field: string;
  readonly before?: Json;
  readonly after?: Json;
  /** Means that the value changed, but is secret. */
  readonly secret?: true;
  /** The values are encrypted with the key of this person. */
  readonly person?: string;
}

/** Replaces a secret within a list. */
const HIDDEN = "***";
/** The maximum length of a text, in characters. */
const LONGEST = 4000;
/** The most bytes of JSON in an entry. Encrypted values become a third longer, so an entry takes less than 16 KB. */
const BUDGET = 11_000;
const SHORTEST = 8;

/** The changes in the trail are not encrypted, so they must not contain encrypted fields. */
const isSecret = ({ kind, encrypted }: FieldModel): boolean => kind === "secret" || encrypted;

const hideWithin = (fields: readonly FieldModel[], value: Json): Json => {
  if (Array.isArray(value)) return value.map((one) => hideWithin(fields, one));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const field = fields.find((one) => one.name === name);
      return [name, field && isSecret(field) ? HIDDEN : hideWithin(field?.of ?? [], held)];
    }),
  );
};

const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
const shorten = (value: Json): Json => (typeof value === "string" ? cut(value, LONGEST) : value);

/** A longer list or object is replaced by the beginning of its JSON. */
const shortenTo = (value: Json, longest: number): Json => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longest ? cut(text, longest) : value;
};

/** The changes of one entry, with long values cut until all fit into its budget. */
export const cutToSize = (changes: readonly FieldChange[]): readonly FieldChange[] => {
  let short = changes;
  for (let longest = LONGEST; longest >= SHORTEST && Buffer.byteLength(JSON.stringify(short)) > BUDGET; longest /= 2)
    short = changes.map(({ before, after, ...rest }) => ({
      ...rest,
      ...(before === undefined ? {} : { before: shortenTo(before, longest) }),
      ...(after === undefined ? {} : { after: shortenTo(after, longest) }),
    }));
  return short;
};

const valueIn = (column: Column, row: Row | null): Json | undefined => {
  const value = row?.[column.name];
  if (row === null || isEmpty(value)) return undefined;
  return shorten(hideWithin(column.field.of, decode(column, value)));
};

const isStamp = ({ field }: Column): boolean => field.options.stamp !== undefined;

/** The fields that differ between two stored rows. For a new or deleted record, all fields with a value. */
export const changesOf = (table: Table, before: Row | null, after: Row | null): readonly FieldChange[] =>
  table.columns.flatMap((column): readonly FieldChange[] => {
    const { name } = column;
    if (isStamp(column) || name === table.key.name) return [];
    const [old, now] = [before, after].map((row) => encode(column, row?.[name] ?? null));
    if (old === now || (isEmpty(old) && isEmpty(now))) return [];
    if (column.secret || column.encrypted) return [{ field: name, secret: true }];
    const [from, to] = [valueIn(column, before), valueIn(column, after)];
    return [
      { field: name, ...(from === undefined ? {} : { before: from }), ...(to === undefined ? {} : { after: to }) },
    ];
  });

const maskAll = (value: Json): Json =>
  typeof value === "string" ? maskText(value) : Array.isArray(value) ? value.map(maskAll) : HIDDEN;

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

/** Moves filters out of their object. Each then has the name of a field, which may be secret or personal. */
export const flattenFilters = ({ filters, ...facts }: Row): Row =>
  isObject(filters) ? { ...filters, ...facts } : facts;

/** Conditions in which values of personal fields are masked; empty for an invalid text, which was refused. */
const maskWhere = (text: string, fields: readonly FieldModel[]): string => {
  const isPersonal = (name: string) => fields.some((field) => field.name === name && Boolean(field.personal));
  const masked = (one: Asked): Asked => (isPersonal(one.field) ? { ...one, values: one.values.map(maskText) } : one);
  try {
    const { match, of } = readWhere(text);
    return writeWhere({
      match,
      of: of.map((part) => (isGroup(part) ? { ...part, of: part.of.map(masked) } : masked(part))),
    });
  } catch {
    return HIDDEN;
  }
};

const SPAN = new RegExp(`(_begin|_end|_min|_max|${WITHIN_SUFFIX})$`);
const SEARCHES = new Set([WHERE_PARAM, SEARCH_PARAM, TITLE_SEARCH_PARAM]);

/** The declared parameters and filters of a request. Others are left out, because anybody can invent some. */
export const declaredValues = (asked: Row, fields: readonly FieldModel[]): Row => {
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([name]) => SEARCHES.has(name) || names.has(name) || names.has(name.replace(SPAN, "")),
    ),
  );
};

/** Facts and parameters for an entry. Their fields decide which are left out as secrets and which are masked. */
export const recordableFacts = (facts: Row, fields: readonly FieldModel[]): readonly FieldChange[] =>
  Object.entries(facts).flatMap(([field, value]): readonly FieldChange[] => {
    if (value === undefined || isEmpty(value)) return [];
    if (field === WHERE_PARAM) return [{ field, after: shorten(maskWhere(String(value), fields)) }];
    const model = fields.find((one) => one.name === field);
    if (model && isSecret(model)) return [{ field, secret: true }];
    if (model?.personal) return [{ field, after: maskAll(asJson(value)) }];
    return [{ field, after: shorten(hideWithin(model?.of ?? [], asJson(value))) }];
  });
