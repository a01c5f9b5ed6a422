// An index of the character pairs in the texts of a row, with which PostgreSQL finds the rows that may contain a text. The
// comparison that follows decides, so an index never changes the result, only how many rows are read (ADR 71).
import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import { literal } from "./literal";
import type { Store } from "./Store";
import { nameOf } from "./nameOf";
import type { Column, Table } from "./Table";

/** The prefix of the names of these indexes. */
export const GRAM_PREFIX = "gr_";

/** Separates texts, and follows each pair. Searches do not use pairs that contain it. */
const MARK = "\u0001";

const textsOf = (table: Table): readonly Column[] => {
  const { title, titles, unique, search } = table.resource;
  const codes = unique.flatMap(({ fields }) => (fields.length === 1 ? fields : []));
  const parts = table.columns.flatMap(({ name, field }) => (field.filter === "contains" ? [name] : []));
  const names = new Set([title, ...Object.values(titles), ...codes, ...search, ...parts]);
  return table.columns.filter(
    ({ name, storage, encrypted, joined }) => names.has(name) && storage === "text" && !encrypted && joined === null,
  );
};

/** The column with the first part of a text, such as the area of a phone number. A search may start there. */
const areaOf = (table: Table, { field }: Column): Column | undefined => table.byName.get(String(field.options.area));

const given = ({ name, optional }: Column): RawBuilder<unknown> =>
  optional ? sql`coalesce(${sql.ref(name)}, '')` : sql.ref(name);

/**
 * All pairs of adjacent characters: first the pairs that start at odd positions, then those at even ones. Characters
 * beyond ASCII are also included singly, because one can be a word. All functions are built into PostgreSQL and
 * immutable.
 */
const gramsIn = (text: RawBuilder<unknown>): RawBuilder<unknown> => {
  const each = (some: RawBuilder<unknown>, shape: string) =>
    sql`regexp_replace(${some}, ${literal(shape)}, '\\1' || chr(1), 'g')`;
  const pairs = [each(text, "(..)"), each(sql`substr(${text}, 2)`, "(..)")];
  const singles = each(sql`regexp_replace(${text}, '[\\x01-\\x7f]+', '', 'g')`, "(.)");
  return sql`string_to_array(${sql.join([...pairs, singles], sql` || chr(1) || `)}, chr(1))`;
};

export interface GramIndex {
  readonly name: string;
  /** The names of the indexed columns. */
  readonly columns: readonly string[];
  readonly texts: readonly Column[];
}

/** Null for a table without searched texts, and for a partitioned one, whose index cannot be built while rows are written. */
export const gramIndexOf = (table: Table): GramIndex | null => {
  const texts = table.partitionedBy === null ? textsOf(table) : [];
  if (texts.length === 0) return null;
  const columns = [...new Set(texts.flatMap((one) => [areaOf(table, one)?.name ?? [], one.name].flat()))].toSorted();
  const facts = texts.map((one) => `${areaOf(table, one)?.name ?? ""}+${one.name}:${one.optional}`).join();
  return { name: nameOf("gr", table.name, facts), columns, texts };
};

const gramsOfRow = (table: Table, { texts }: GramIndex): RawBuilder<unknown> => {
  const parts = texts.map((one) => {
    const area = areaOf(table, one);
    return area === undefined ? given(one) : sql`${given(area)} || ${given(one)}`;
  });
  return gramsIn(sql`lower(${sql.join(parts, sql` || chr(1) || `)})`);
};

/** Creates the index while others write. It cannot run in a transaction. */
export const createGramIndex = (table: Table, index: GramIndex): RawBuilder<unknown> =>
  sql`create index concurrently ${sql.ref(index.name)} on ${sql.table(table.name)} using gin ((${gramsOfRow(table, index)}))`;

/** Changes only A to Z, like PostgreSQL's `lower` with the collation "C". */
const lowered = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The index entries that every row with this text has. Empty for a single ASCII character: most rows contain it. */
export const gramsOf = (text: string): readonly string[] => {
  const characters = [...lowered(text)];
  const [only = ""] = characters;
  if (characters.length === 1) return only > "\u007f" ? [only] : [];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return [...new Set(pairs)].filter((pair) => !pair.includes(MARK) && !pair.includes("\0"));
};

/** The condition that some columns of a row contain a text, in a form that uses the index if there is one. */
export const narrowByGrams = (
  { searchIndexes }: Pick<Store, "searchIndexes">,
  table: Table,
  text: string,
  columns: readonly Column[],
  condition: Expression<SqlBool>,
): Expression<SqlBool> => {
  const index = gramIndexOf(table);
  if (index === null || !searchIndexes.has(index)) return condition;
  const grams = gramsOf(text);
  if (grams.length === 0 || !columns.every((column) => index.texts.includes(column))) return condition;
  return sql`(${gramsOfRow(table, index)} @> array[${sql.join(grams)}]::text[] and ${condition})`;
};
