// Finds records whose names a file writes with other capitals, widths or spaces.
import type { DataProvider } from "ra-core";
import { MAX_RECORDS_PER_REQUEST } from "../../../src/framework/resource/atOnce";
import { valueAt } from "../../../src/framework/resource/valueAt";
import { normalText } from "../../sheets/book/plainHeader";
import type { Reference } from "../../../src/framework/wire/contract";

export type RowWithId = Readonly<Record<string, unknown>> & { readonly id: string | number };

interface Asking {
  readonly dataProvider: DataProvider;
  readonly of: Reference;
}

/** If there are too many records to compare all names, at most this many texts are searched one by one. */
const MOST_SEARCHED = 50;
const EACH = 25;

const alikeOf = (name: string): string => normalText(name).replace(/\s+/g, " ").trim();

const byAlike = (rows: readonly RowWithId[], { title }: Reference): ReadonlyMap<string, readonly RowWithId[]> => {
  const named = new Map<string, RowWithId[]>();
  for (const row of rows) {
    const name = alikeOf(String(valueAt(row, title) ?? ""));
    named.set(name, [...(named.get(name) ?? []), row]);
  }
  return named;
};

const list = ({ dataProvider, of }: Asking, perPage: number, filter: Readonly<Record<string, unknown>>) =>
  dataProvider.getList<RowWithId>(of.resource, {
    pagination: { page: 1, perPage },
    sort: { field: of.key, order: "ASC" },
    filter,
  });

/** Remembers the names of a resource while a file is read, so that they are requested once. */
export class RecordNameCache {
  readonly #all = new Map<string, Promise<ReadonlyMap<string, readonly RowWithId[]> | null>>();

  /** Reads all names; null if there are too many. */
  async #readAll(asking: Asking): Promise<ReadonlyMap<string, readonly RowWithId[]> | null> {
    const { total = 0 } = await list(asking, 1, {});
    if (total > MAX_RECORDS_PER_REQUEST) return null;
    const { data } = await list(asking, MAX_RECORDS_PER_REQUEST, {});
    return byAlike(data, asking.of);
  }

  #namesOf(asking: Asking): Promise<ReadonlyMap<string, readonly RowWithId[]> | null> {
    const { resource } = asking.of;
    const known = this.#all.get(resource) ?? this.#readAll(asking);
    this.#all.set(resource, known);
    // After a failure, the names are requested again.
    known.catch(() => this.#all.delete(resource));
    return known;
  }

  /** Looks up records by text. Texts without a record are left out of the answer. */
  async find(asking: Asking, texts: readonly string[]): Promise<ReadonlyMap<string, readonly RowWithId[]>> {
    if (asking.of.title === asking.of.key || texts.length === 0) return new Map();
    const all = await this.#namesOf(asking);
    const found = new Map<string, readonly RowWithId[]>();
    for (const text of all === null ? texts.slice(0, MOST_SEARCHED) : texts) {
      const name = alikeOf(text);
      const rows = all ?? byAlike((await list(asking, EACH, { q: name })).data, asking.of);
      const alike = rows.get(name);
      if (alike !== undefined) found.set(text, alike);
    }
    return found;
  }
}
