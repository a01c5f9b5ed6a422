// The indexes of character pairs that are complete now. Without a complete index, a search reads all rows.
import { sql } from "kysely";
import { GRAM_PREFIX } from "./grams";
import type { Db, SearchIndexing } from "./Store";

/** An index as the catalog of the database describes it. */
export interface ExistingIndex {
  readonly name: string;
  readonly table: string;
  /** False if building the index was interrupted. */
  readonly isWhole: boolean;
  /** The current names of the index's columns. After a rename, an index stays with the renamed column. */
  readonly columns: readonly string[];
}

export const readSearchIndexes = async (db: Db): Promise<readonly ExistingIndex[]> => {
  const { rows } = await sql<{ name: string; of: string; whole: boolean; columns: string | null }>`
    select c.relname as name, t.relname as "of", i.indisvalid and i.indisready as whole,
      (select string_agg(a.attname, ',' order by a.attname) from pg_depend as d
        join pg_attribute as a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refobjsubid > 0) as columns
    from pg_index as i join pg_class as c on c.oid = i.indexrelid join pg_class as t on t.oid = i.indrelid
      join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname = current_schema() and starts_with(c.relname::text, ${GRAM_PREFIX})`.execute(db);
  return rows.map(({ name, of, whole, columns }) => ({
    name,
    table: of,
    isWhole: whole,
    columns: (columns ?? "").split(",").toSorted(),
  }));
};

export class SearchIndexes implements SearchIndexing {
  /** The columns of complete indexes, by index name. */
  #whole: ReadonlyMap<string, string> = new Map();

  has({ name, columns }: Parameters<SearchIndexing["has"]>[0]): boolean {
    return this.#whole.get(name) === columns.join();
  }

  /** Reads which indexes are complete. `db` is PostgreSQL. */
  async look(db: Db): Promise<void> {
    const whole = (await readSearchIndexes(db)).filter(({ isWhole }) => isWhole);
    this.#whole = new Map(whole.map(({ name, columns }) => [name, columns.join()]));
  }
}
