// Finds the records that texts of a file refer to: by key, or by title if exactly one record has it.
import type { DataProvider } from "ra-core";
import type { Reference } from "../wire/contract";
import { MOST_AT_ONCE } from "../resource/atOnce";
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

const findBatch = async (
  dataProvider: DataProvider,
  of: Reference,
  numeric: boolean,
  texts: readonly string[],
): Promise<Found> => {
  const possible = numeric ? texts.filter((text) => /^\d{1,15}$/.test(text)) : texts;
  const ids = possible.map((text) => (numeric ? Number(text) : text));
  const keyed = ids.length > 0 ? (await dataProvider.getMany<Row>(of.resource, { ids })).data : [];
  const keys = new Map(keyed.map((row) => [String(row.id), row.id]));
  const unknown = texts.filter((text) => !keys.has(text));
  const named = unknown.length > 0 && of.title !== of.key ? await byTitle(dataProvider, of, unknown) : new Map();
  return Object.fromEntries(
    texts.map((text) => {
      const rows = named.get(text) ?? [];
      return [text, keys.get(text) ?? (rows.length === 1 ? (rows[0]?.id ?? null) : null)];
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
