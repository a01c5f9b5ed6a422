// Finds the records that texts of a file refer to: by title if exactly one record has it, else by key, or by both, as an export
// writes them: "Lobby (7)".
import type { DataProvider } from "ra-core";
import type { Reference } from "../wire/contract";
import { MOST_AT_ONCE } from "../resource/atOnce";
import { readNameAndKey } from "../sheet/nameAndKey";
import { valueAt } from "../resource/valueAt";

/** Texts in one request. */
const BATCH = 500;

type Found = Readonly<Record<string, string | number | null>>;
type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };

const byTitle = async (
  dataProvider: DataProvider,
  of: Reference,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const { data } = await dataProvider.getList<Row>(of.resource, {
    pagination: { page: 1, perPage: MOST_AT_ONCE },
    sort: { field: of.key, order: "ASC" },
    filter: { [of.title]: [...texts] },
  });
  const named = new Map<string, Row[]>();
  for (const row of data) {
    const title = String(valueAt(row, of.title) ?? "");
    named.set(title, [...(named.get(title) ?? []), row]);
  }
  return named;
};

const byKey = async (
  dataProvider: DataProvider,
  of: Reference,
  numeric: boolean,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Row>> => {
  const possible = numeric ? texts.filter((text) => /^\d{1,15}$/.test(text)) : texts;
  const ids = possible.map((text) => (numeric ? Number(text) : text));
  const { data } = ids.length > 0 ? await dataProvider.getMany<Row>(of.resource, { ids }) : { data: [] };
  return new Map(data.map((row) => [String(row.id), row]));
};

/** The key in a text with a name and a key, if the record has that name, in whatever language. */
const byBoth = async (
  dataProvider: DataProvider,
  of: Reference,
  numeric: boolean,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string | number>> => {
  const parts = texts.flatMap((text) => {
    const both = readNameAndKey(text);
    return both === null ? [] : [{ text, ...both }];
  });
  const rows = await byKey(dataProvider, of, numeric, [...new Set(parts.map(({ key }) => key))]);
  return new Map(
    parts.flatMap(({ text, name, key }) => {
      const row = rows.get(key);
      return row !== undefined && Object.values(row).includes(name) ? [[text, row.id] as const] : [];
    }),
  );
};

/** A name comes before a key: where a room is called 21, that is the room that people mean, and not the one with this key. */
const findBatch = async (
  dataProvider: DataProvider,
  of: Reference,
  numeric: boolean,
  texts: readonly string[],
): Promise<Found> => {
  const named = of.title === of.key ? new Map<string, readonly Row[]>() : await byTitle(dataProvider, of, texts);
  const unnamed = texts.filter((text) => !named.has(text));
  const keys = await byKey(dataProvider, of, numeric, unnamed);
  const unknown = unnamed.filter((text) => !keys.has(text));
  const both = await byBoth(dataProvider, of, numeric, unknown);
  return Object.fromEntries(
    texts.map((text) => {
      const rows = named.get(text) ?? [];
      const only = rows.length === 1 ? rows[0]?.id : undefined;
      return [text, only ?? keys.get(text)?.id ?? both.get(text) ?? null];
    }),
  );
};

/** `numeric`: whether keys are numbers. Answers the key for each text, or null when no record or more than one matches. */
export const findKeys = async (
  dataProvider: DataProvider,
  of: Reference,
  numeric: boolean,
  texts: readonly string[],
): Promise<Found> => {
  const found: Record<string, string | number | null> = {};
  for (let at = 0; at < texts.length; at += BATCH)
    Object.assign(found, await findBatch(dataProvider, of, numeric, texts.slice(at, at + BATCH)));
  return found;
};
