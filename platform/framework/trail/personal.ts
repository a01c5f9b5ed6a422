// Encrypts personal values in the changes of an entry of the audit trail, and decrypts them for readers.
import { isEmpty } from "../storage/codec";
import { parseStored } from "../storage/parseStored";
import { findByKey } from "../storage/query";
import type { Db, Row, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Described } from "../storage/tableFor";
import { isObject } from "../wire/readJson";
import type { FieldChange } from "./changes";
import { keyIdIn } from "../secrets/envelope";
import { decryptValue, encryptValue, ensurePersonKey, personName, readPersonKeys } from "./personKeys";

/** Replaces a value that was erased. */
const ERASED = "***";

/** The path from a row to its person may lead through several rows. The limit ends a cycle. */
const MOST_STEPS = 8;

/** The person that a row is, or is about; null if there is no such person. */
export const findPerson = async (
  { tables }: Pick<Described, "tables">,
  db: Db,
  table: Table,
  row: Row,
): Promise<string | null> => {
  let [at, of]: [Row | null, Table | undefined] = [row, table];
  for (let step = 0; step < MOST_STEPS && at !== null && of !== undefined; step += 1) {
    const { person } = of.resource;
    if (person === null) return null;
    if (person.is === "itself") return personName(of.name, at[of.key.name]);
    const key: unknown = at[person.field];
    if (isEmpty(key)) return null;
    of = tables.get(person.to);
    if (of?.resource.person?.is === "itself") return personName(of.name, key);
    at = of === undefined ? null : await findByKey(db, of, key);
  }
  return null;
};

const isPersonal = (table: Table, { field, secret }: FieldChange): boolean =>
  secret !== true && (table.byName.get(field)?.field.personal ?? null) !== null;

/** The changes of a row, with personal values encrypted. If the row leads to no person, with a key of the row. */
export const encryptChanges = async (
  parts: Pick<Described, "tables"> & { readonly store: Pick<Store, "keys"> },
  db: Db,
  table: Table,
  row: Row,
  changes: readonly FieldChange[],
): Promise<readonly FieldChange[]> => {
  if (!changes.some((change) => isPersonal(table, change))) return changes;
  const person = (await findPerson(parts, db, table, row)) ?? personName(table.name, row[table.key.name]);
  const key = await ensurePersonKey(db, parts.store.keys, person);
  return changes.map((change) => {
    if (!isPersonal(table, change)) return change;
    const { field, before, after } = change;
    return {
      field,
      person,
      ...(before === undefined ? {} : { before: encryptValue(key, before) }),
      ...(after === undefined ? {} : { after: encryptValue(key, after) }),
    };
  });
};

/** Empty for invalid JSON. In that case somebody has changed the entry, and its seal shows this. */
const changesIn = (text: unknown): readonly unknown[] => {
  if (typeof text !== "string" || !text.includes('"person":')) return [];
  const changes = parseStored(text);
  return Array.isArray(changes) ? changes : [];
};

/** By person: the ids of the keys with which the values of an entry are encrypted. */
export const keysUsedIn = (table: Table, entry: Row): ReadonlyMap<string, readonly string[]> => {
  const used = new Map<string, readonly string[]>();
  for (const one of table.sealed === null ? [] : changesIn(entry[table.sealed.changes])) {
    if (!isObject(one) || typeof one.person !== "string") continue;
    const ids = [one.before, one.after].flatMap((side) => (typeof side === "string" ? (keyIdIn(side) ?? []) : []));
    used.set(one.person, [...(used.get(one.person) ?? []), ...ids]);
  }
  return used;
};

/**
 * Decrypts the personal fields in entries of the trail, for accounts that may read them. If the person was erased,
 * stars replace the values. Rows of other tables are answered unchanged.
 */
export const decryptEntries = async <One extends Row>(
  { model: { trail }, store: { db, keys } }: Pick<Described, "model"> & { readonly store: Pick<Store, "db" | "keys"> },
  table: Table,
  entries: readonly One[],
): Promise<readonly One[]> => {
  if (!table.sealed || trail === null) return entries;
  const { changes } = trail;
  const lists = entries.map((entry) => changesIn(entry[changes]));
  const persons = new Set(lists.flat().flatMap((one) => (isObject(one) && one.person ? [String(one.person)] : [])));
  if (persons.size === 0) return entries;
  const known = await readPersonKeys(db, keys, [...persons]);
  const open = (person: unknown, side: unknown) =>
    side === undefined ? undefined : (decryptValue(known.get(String(person)), String(side)) ?? ERASED);
  return entries.map((entry, at) => {
    const own = lists[at] ?? [];
    if (own.length === 0) return entry;
    const opened = own.map((one) => {
      if (!isObject(one) || one.person === undefined) return one;
      const { person, before, after, ...rest } = one;
      return { ...rest, before: open(person, before), after: open(person, after) };
    });
    return { ...entry, [changes]: JSON.stringify(opened) };
  });
};
