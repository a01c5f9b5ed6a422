// Searches several words in names with levels: "Garden A 101" finds room 101 of building A of that garden.
import { sql } from "kysely";
import type { WithinModel } from "../../../generator";
import { mayCall } from "../access/permission";
import type { Caller } from "../access/Caller";
import { type Condition, contains, narrowSelection, oneOf, type Ref, type Selection } from "../storage/query";
import { TITLE_SEARCH_PARAM } from "../storage/search";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { columnFor, tableFor } from "../storage/tableFor";
import type { Engine } from "./Engine";
import { fieldsHiddenFrom } from "./personal";

/** A text with more words is searched as one text. */
const MOST = 6;

interface Level {
  readonly table: Table;
  /** The field that refers to the level above. */
  readonly by: string;
}

/** The level above, if it leads to the owner. Callers who reach a record then also reach the record above it. */
const aboveOf = ({ resource: { within, scope } }: Table): WithinModel | null => {
  const [step] = scope?.is === "owned" ? scope.steps : [];
  return within !== null && step?.field === within.field && step.to === within.to ? within : null;
};

/** The levels that the caller may search by: it may list their records, and their names are not masked for it. */
const levelsOf = (platform: Engine, caller: Caller, table: Table): readonly Level[] => {
  const levels: Level[] = [];
  for (let at = table; ;) {
    const above = aboveOf(at);
    const next = above && tableFor(platform, above.to);
    const hidden = fieldsHiddenFrom(platform, caller, at);
    const names = [at.resource.title, ...Object.values(at.resource.titles)];
    const isOpen = at === table || mayCall(caller, at.resource, "list");
    if (!isOpen || names.some((name) => hidden.has(name))) return levels;
    levels.push({ table: at, by: above?.field ?? "" });
    if (!next || levels.some((one) => one.table === next)) return levels;
    at = next;
  }
};

const nameColumns = ({ byName, resource: { title, titles, within } }: Table) =>
  [...new Set([title, ...Object.values(titles), ...(within?.tells ?? [])])]
    .flatMap((name) => byName.get(name) ?? [])
    .filter(({ encrypted }) => !encrypted);

/** The condition that a word is in the name of a row or of a row above it. `from` is the table's alias in the query. */
const wordIn = (platform: Engine, [level, ...above]: readonly Level[], from: string, word: string): Condition => {
  if (level === undefined) return sql`1 = 0`;
  const refOf = (name: string): Ref => sql.ref(`${from}.${name}`);
  const own = nameColumns(level.table).map((column): Condition => {
    const ref = refOf(column.name);
    return column.storage === "text" ? contains(platform.store, column, word, ref) : oneOf(column, [word], ref);
  });
  const [next] = above;
  if (next === undefined) return sql`(${sql.join(own, sql` or `)})`;
  const name = `within_${above.length}`;
  const key = sql.ref(`${name}.${next.table.key.name}`);
  const higher = wordIn(platform, above, name, word);
  const exists: Condition = sql`exists (select 1 from ${sql.table(next.table.name)} as ${sql.table(name)} where ${key} = ${refOf(level.by)} and ${higher})`;
  return sql`(${sql.join([...own, exists], sql` or `)})`;
};

const textOf = (filters: Row): string =>
  [filters.q, filters[TITLE_SEARCH_PARAM]].find((text): text is string => typeof text === "string")?.trim() ?? "";

/** The words to search separately; null if the text is searched as one. */
const wordsIn = (filters: Row, levels: readonly Level[]): readonly string[] | null => {
  const words = textOf(filters).split(/\s+/);
  return levels.length < 2 || words.length < 2 || words.length > MOST ? null : words;
};

/**
 * Selects rows by the filters. A search of several words finds a row whose name contains the text as a whole, or each
 * word in its own name or the name of a row above. `select` makes the selection for filters.
 */
export const searchWithin = (
  platform: Engine,
  table: Table,
  caller: Caller,
  filters: Row,
  select: (filters: Row) => Selection,
): Selection => {
  const levels = aboveOf(table) === null ? [] : levelsOf(platform, caller, table);
  const words = wordsIn(filters, levels);
  if (words === null) return select(filters);
  const { q: _, [TITLE_SEARCH_PARAM]: __, ...others } = filters;
  const [own] = levels;
  const phrase = wordIn(platform, own === undefined ? [] : [own], table.name, textOf(filters));
  const all = words.map((word) => wordIn(platform, levels, table.name, word));
  const condition: Condition = sql`(${phrase} or (${sql.join(all, sql` and `)}))`;
  const elsewhere = levels.flatMap((level) =>
    [...nameColumns(level.table).map(({ name }) => name), level.by]
      .filter((field) => field !== "")
      .map((field) => ({ table: level.table.resource.name, field })),
  );
  return narrowSelection(
    select(others),
    columnFor(table, table.resource.title),
    () => condition,
    ["within", ...words],
    elsewhere,
  );
};
