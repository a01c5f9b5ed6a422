// Personal data: masks it for callers without the right to see it, and keeps them from searching by it. Every answer
// with rows of a resource passes through `maskRows`, and every list through `fieldsHiddenFrom`.
import type { FieldModel, Json, Model } from "../../../generator";
import { findIdentity } from "../access/identity";
import type { Caller } from "../access/Caller";
import { parseStored } from "../storage/parseStored";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import { Failure } from "../wire/Failure";
import { maskText } from "../wire/mask";
import type { AnsweredRow } from "../wire/envelope";
import { isObject } from "../wire/readJson";
import type { Engine } from "./Engine";

type Knowing = Pick<Engine, "model" | "tables">;

/** Field of an answered row with the names of its masked fields. */
export const MASKED_FIELD = "row_masked";

/** Whether the caller's roles grant this menu. */
export const holdsMenu = ({ isSuper, menus }: Caller, menu: string | undefined): boolean =>
  isSuper || (menu !== undefined && menus.has(menu));

/** Field that marks an answered row as a name only. */
export const NAME_ONLY_FIELD = "name_only";

/** Whether the caller sees all personal data of the rows that it reaches. */
export const maySeePersonal = ({ model }: Pick<Knowing, "model">, caller: Caller): boolean =>
  caller.seesPersonal !== false && holdsMenu(caller, model.personal?.see);

/** Whether the caller may reveal a masked value, which the audit trail records. */
export const mayReveal = (platform: Pick<Knowing, "model">, caller: Caller): boolean =>
  maySeePersonal(platform, caller) || holdsMenu(caller, platform.model.personal?.reveal);

const isMasked = ({ personal }: FieldModel): boolean => personal === "masked";

const isOwn = (platform: Knowing, { name }: Table, caller: Caller, key: unknown): boolean =>
  name === findIdentity(platform)?.account.resource && String(key) === String(caller.key);

/** The columns of a stored row that are masked for the caller. */
export const columnsMaskedFor = (platform: Knowing, caller: Caller, table: Table, row: Row): readonly Column[] =>
  maySeePersonal(platform, caller) || isOwn(platform, table, caller, row[table.key.name]) ? [] : table.masked;

const hide = (value: unknown): Json => (typeof value === "string" ? maskText(value) : "");

/** The fields and parameters of a call (`<resource>.<call>`), which an entry of the trail may contain. */
const paramsOf = ({ resources }: Model, named: unknown): readonly FieldModel[] => {
  const [of, name] = String(named ?? "").split(".");
  const resource = resources.find((one) => one.name === of);
  const call = resource?.calls.find((one) => one.name === name);
  return [...(resource?.fields ?? []), ...(call?.params ?? [])];
};

/** The changes in an entry of the trail, as JSON text, with personal values masked. */
const maskChanges = (platform: Knowing, caller: Caller, entry: Row, text: string): string => {
  const { trail } = platform.model;
  const table = platform.tables.get(String(entry[trail?.of ?? ""] ?? ""));
  if (trail === null || (table && isOwn(platform, table, caller, entry[trail.record]))) return text;
  const fields = [...(table?.resource.fields ?? []), ...paramsOf(platform.model, entry[trail.call])];
  const names = new Set(fields.filter(isMasked).map(({ name }) => name));
  const changes = names.size === 0 ? null : parseStored(text);
  if (!Array.isArray(changes)) return text;
  const masked = changes.map((change: unknown) => {
    if (!isObject(change) || !names.has(String(change.field))) return change;
    const { before, after, ...rest } = change;
    const hidden = (side: unknown) => (side === undefined ? undefined : hide(side));
    return { ...rest, before: hidden(before), after: hidden(after) };
  });
  return JSON.stringify(masked);
};

/** The column with the changes of an entry of the audit trail; null for other tables. */
const changesColumn = ({ model: { trail } }: Knowing, table: Table): string | null =>
  trail?.resource === table.name ? trail.changes : null;

/** The masked forms of one row's fields, by name. Fields without a value are left out. */
const masksOf = (platform: Knowing, caller: Caller, table: Table, row: Row): AnsweredRow => {
  if (isOwn(platform, table, caller, row[table.key.name])) return {};
  const changes = changesColumn(platform, table);
  const text = changes === null ? undefined : row[changes];
  return Object.fromEntries([
    ...table.masked.flatMap(({ name }) => (row[name] ? [[name, hide(row[name])] as const] : [])),
    ...(changes !== null && typeof text === "string"
      ? [[changes, maskChanges(platform, caller, row, text)] as const]
      : []),
  ]);
};

/** A stored row with masked values where the caller may not see them. */
export const maskStored = (platform: Knowing, caller: Caller, table: Table, row: Row): Row =>
  maySeePersonal(platform, caller) ? row : { ...row, ...masksOf(platform, caller, table, row) };

/** Answered rows as the caller may see them, with the names of masked fields. Masking rows twice changes nothing. */
export const maskRows = <One extends AnsweredRow>(
  platform: Knowing,
  caller: Caller,
  table: Table,
  rows: readonly One[],
): readonly (One & AnsweredRow)[] => {
  const changes = changesColumn(platform, table);
  if (maySeePersonal(platform, caller) || (changes === null && table.masked.length === 0)) return rows;
  return rows.map((row) => {
    if (MASKED_FIELD in row) return row;
    const masks = masksOf(platform, caller, table, row);
    const names = Object.keys(masks).filter((name) => name !== changes);
    // A row that is answered by name only has no list of masked fields.
    return { ...row, ...masks, ...(names.length > 0 && !(NAME_ONLY_FIELD in row) ? { [MASKED_FIELD]: names } : {}) };
  });
};

const isRow = (data: unknown): data is AnsweredRow => isObject(data);
// `Array.isArray` does not narrow to a readonly array.
export const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);

/** The answer of a call (a row, or a list of rows), with masked values where the caller may not see them. */
export const maskAnswer = (platform: Knowing, caller: Caller, of: string, data: unknown): unknown => {
  const table = platform.tables.get(of);
  if (table === undefined) return data;
  if (isRow(data)) return maskRows(platform, caller, table, [data])[0];
  return isList(data) && data.every(isRow) ? maskRows(platform, caller, table, data) : data;
};

/**
 * The fields by which the caller may not filter or sort, because the result would reveal them: with filters such as
 * "begins with 138 0", a caller could find a phone number digit by digit.
 */
export const fieldsHiddenFrom = (platform: Knowing, caller: Caller, table: Table): ReadonlySet<string> => {
  if (maySeePersonal(platform, caller)) return new Set();
  const changes = changesColumn(platform, table);
  return new Set([...table.masked.map(({ name }) => name), ...(changes === null ? [] : [changes])]);
};

/** @throws Failure 513 that names each filter by a field that is masked for the caller */
export const checkHidden = (filters: Row, hidden: ReadonlySet<string>): void => {
  const asked = Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== null && value !== "")
    .map(([name]) => name)
    .filter((name) => hidden.has(name) || hidden.has(name.replace(/_(begin|end|within)$/, "")));
  if (asked.length === 0) return;
  throw new Failure(513, "personal", {
    context: "personal",
    fields: Object.fromEntries(asked.map((name) => [name, "invalid.personal"])),
  });
};

/** The values to store, without those that equal the mask of the stored value: a form sends unchanged masks back. */
export const withoutMasks = (platform: Knowing, caller: Caller, table: Table, stored: Row, values: Row): Row => {
  const masks = maySeePersonal(platform, caller) ? {} : masksOf(platform, caller, table, stored);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !(name in masks && masks[name] === value)),
  );
};
