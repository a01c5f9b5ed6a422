// Finds the records to which texts of a file refer. A text may be the title of exactly one record, a key, both as in an
// export, "Lobby (7)", or a path, "2/1/21".
import type { DataProvider } from "ra-core";
import type { Reference } from "../../../src/framework/wire/contract";
import { MAX_RECORDS_PER_REQUEST } from "../../../src/framework/resource/atOnce";
import type { RecordPath } from "../../../src/framework/resource/useRecordPaths";
import { nameAndKey, readNameAndKey } from "../../sheets/book/nameAndKey";
import { valueAt } from "../../../src/framework/resource/valueAt";
import type { RecordNameCache, RowWithId } from "./AlikeNames";
import type { AmbiguousText, FoundKeys } from "./ImportPlan";
import { recordAtPath, parseRecordPath } from "./placePaths";

/** The most texts in one request. */
const BATCH = 500;

export interface KeySearch {
  readonly dataProvider: DataProvider;
  readonly of: Reference;
  /** Whether keys are numbers. */
  readonly numeric: boolean;
  /** The paths of records, if their names are unique only within other records. */
  readonly pathsOf?: ((rows: readonly RowWithId[]) => Promise<ReadonlyMap<string | number, RecordPath>>) | undefined;
  /** Finds records whose names are written differently. */
  readonly alike?: RecordNameCache;
}

const NOWHERE: RecordPath = { way: "", mark: "" };

const byTitle = async (
  { dataProvider, of }: KeySearch,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly RowWithId[]>> => {
  const named = new Map<string, RowWithId[]>();
  if (of.title === of.key || texts.length === 0) return named;
  const { data } = await dataProvider.getList<RowWithId>(of.resource, {
    pagination: { page: 1, perPage: MAX_RECORDS_PER_REQUEST },
    sort: { field: of.key, order: "ASC" },
    filter: { [of.title]: [...texts] },
  });
  for (const row of data) {
    const title = String(valueAt(row, of.title) ?? "");
    named.set(title, [...(named.get(title) ?? []), row]);
  }
  return named;
};

const byKey = async (
  { dataProvider, of, numeric }: KeySearch,
  texts: readonly string[],
): Promise<ReadonlyMap<string, RowWithId>> => {
  const possible = numeric ? texts.filter((text) => /^\d{1,15}$/.test(text)) : texts;
  const ids = possible.map((text) => (numeric ? Number(text) : text));
  const { data } = ids.length > 0 ? await dataProvider.getMany<RowWithId>(of.resource, { ids }) : { data: [] };
  return new Map(data.map((row) => [String(row.id), row]));
};

const hasName = (row: RowWithId, { mark }: RecordPath, name: string): boolean =>
  Object.values(row).some((value) => value === name || (mark !== "" && `${value}${mark}` === name));

/**
 * The record of a text with a name and a key, if the record has that name in any language. Screens may add a number to
 * names. So "Standard floor (3)" may mean the third floor, or the floor with the key 3.
 */
const byBoth = async (
  looking: KeySearch,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly RowWithId[]>> => {
  const parts = texts.flatMap((text) => {
    const both = readNameAndKey(text);
    return both === null ? [] : [{ text, ...both }];
  });
  const rows = await byKey(looking, [...new Set(parts.map(({ key }) => key))]);
  const named = looking.of.within
    ? await byTitle(looking, [...new Set(parts.map(({ name }) => name))])
    : new Map<string, readonly RowWithId[]>();
  const within =
    (await looking.pathsOf?.([...rows.values(), ...[...named.values()].flat()])) ?? new Map<unknown, RecordPath>();
  const placeOf = ({ id }: RowWithId): RecordPath => within.get(id) ?? NOWHERE;
  return new Map(
    parts.flatMap(({ text, name, key }) => {
      const row = rows.get(key);
      const keyed = row !== undefined && hasName(row, placeOf(row), name) ? [row] : [];
      const marked = (named.get(name) ?? []).filter((one) => placeOf(one).mark === ` (${key})`);
      const others = marked.filter(({ id }) => String(id) !== key);
      return keyed.length + others.length > 0 ? [[text, [...keyed, ...others]] as const] : [];
    }),
  );
};

/** For each text that is a path: the record at its end. */
const byPath = async (looking: KeySearch, texts: readonly string[]): Promise<ReadonlyMap<string, RowWithId>> => {
  const { pathsOf } = looking;
  const paths = texts.flatMap((text) => {
    const path = parseRecordPath(text);
    return path === null || pathsOf === undefined ? [] : [{ text, path, last: path.at(-1) ?? "" }];
  });
  const named = await byTitle(looking, [...new Set(paths.map(({ last }) => last))]);
  const within = (await pathsOf?.([...named.values()].flat())) ?? new Map<string | number, RecordPath>();
  return new Map(
    paths.flatMap(({ text, path, last }) => {
      const found = recordAtPath(
        path,
        (named.get(last) ?? []).map((row) => [row, within.get(row.id) ?? NOWHERE] as const),
      );
      return found === null ? [] : [[text, found] as const];
    }),
  );
};

/**
 * A name comes before a key: if a room is called 21, people mean that room and not the room with the key 21. If both
 * exist, people are asked.
 */
const findBatch = async (looking: KeySearch, texts: readonly string[]): Promise<FoundKeys> => {
  const { of, pathsOf } = looking;
  const named = await byTitle(looking, texts);
  const unnamed = texts.filter((text) => !named.has(text));
  const keyed = await byKey(looking, looking.numeric ? texts : unnamed);
  const unknown = unnamed.filter((text) => !keyed.has(text));
  const both = await byBoth(looking, unknown);
  const placed = await byPath(
    looking,
    unknown.filter((text) => !both.has(text)),
  );
  const unlike = unknown.filter((text) => !both.has(text) && !placed.has(text));
  const alike = (await looking.alike?.find(looking, unlike)) ?? new Map<string, readonly RowWithId[]>();
  const found = texts.map((text) => {
    const rows = named.get(text) ?? both.get(text) ?? alike.get(text) ?? [];
    const [only] = rows.length === 1 ? rows : [];
    const otherwise = keyed.get(text) ?? placed.get(text);
    return { text, only, row: rows.length > 0 ? only : otherwise, isSeveral: rows.length > 1 };
  });
  // If a text is not the name of its record (but a key, a path, or another spelling), the name is shown next to it.
  const candidates = found.flatMap(({ text, row }) =>
    row !== undefined && (keyed.has(text) || placed.has(text) || alike.has(text)) ? [row] : [],
  );
  const within =
    (await pathsOf?.([...new Set([...candidates, ...keyed.values()])])) ?? new Map<string | number, RecordPath>();
  const nameOf = (row: RowWithId): string => {
    const { way, mark } = within.get(row.id) ?? NOWHERE;
    const name = nameAndKey(String(valueAt(row, of.title) ?? ""), String(row.id), true, mark);
    return way === "" ? name : `${way} / ${name}`;
  };
  const clashes = found.flatMap(({ text, only }): (readonly [string, AmbiguousText])[] => {
    const other = keyed.get(text);
    if (only === undefined || other === undefined || String(other.id) === String(only.id)) return [];
    return [[text, { named: nameOf(only), keyed: { key: other.id, name: nameOf(other) } }]];
  });
  return {
    keys: Object.fromEntries(found.map(({ text, row, isSeveral }) => [text, isSeveral ? false : (row?.id ?? null)])),
    names: Object.fromEntries(
      found.flatMap(({ text, row }) => (row !== undefined && candidates.includes(row) ? [[text, nameOf(row)]] : [])),
    ),
    clashes: Object.fromEntries(clashes),
  };
};

/** The records of all texts. */
export const findKeys = async (looking: KeySearch, texts: readonly string[]): Promise<FoundKeys> => {
  let found: FoundKeys = { keys: {}, names: {}, clashes: {} };
  for (let at = 0; at < texts.length; at += BATCH) {
    const { keys, names, clashes } = await findBatch(looking, texts.slice(at, at + BATCH));
    found = {
      keys: { ...found.keys, ...keys },
      names: { ...found.names, ...names },
      clashes: { ...found.clashes, ...clashes },
    };
  }
  return found;
};
