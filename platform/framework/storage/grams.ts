// An index of the pairs of characters in the texts of a row, by which PostgreSQL finds the rows that may hold a text.
// The comparison that follows decides, so an index never changes the result, only how many rows are read (ADR 71).
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { literal } from "./literal";
import type { Store } from "./Store";
import { nameOf } from "./nameOf";
import type { Column, Table } from "./Table";

/** The names of these indexes begin so. */
export const PREFIX = "gr_";

/** Separates texts, and follows each pair. A pair that contains it is not searched. */
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

/** The column with the first part of a text, such as the area of a phone: a search may begin in it. */
const areaOf = (table: Table, { field }: Column): Column | undefined => table.byName.get(String(field.options.area));

const given = ({ name, optional }: Column): RawBuilder<unknown> =>
  optional ? sql`coalesce(${sql.ref(name)}, '')` : sql.ref(name);

/**
 * All pairs of neighbouring characters: those that begin at odd places and those at even ones. Characters beyond ASCII are
 * listed singly, too, because one of them is a word. The functions are PostgreSQL's own and depend on their input alone.
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
  /** The names of the columns in it. */
  readonly columns: readonly string[];
  readonly texts: readonly Column[];
}

/** Null for a table without texts that are searched, and for one in partitions, which no index can be made for while it is written. */
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

/** Creates the index while others write. It is not part of a transaction. */
export const createGramIndex = (table: Table, index: GramIndex): RawBuilder<unknown> =>
  sql`create index concurrently ${sql.ref(index.name)} on ${sql.table(table.name)} using gin ((${gramsOfRow(table, index)}))`;

/** As `lower` does for a text in the collation "C". */
const lowered = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** What must be in the index of a row that holds the text. Nothing for a single letter, which most rows hold. */
export const gramsOf = (text: string): readonly string[] => {
  const characters = [...lowered(text)];
  const [only = ""] = characters;
  if (characters.length === 1) return only > "\u007f" ? [only] : [];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return [...new Set(pairs)].filter((pair) => !pair.includes(MARK) && !pair.includes("\0"));
};

/** The same condition, about a text in some of the columns of a row, in a form for which an index is used where there is one. */
export const withGrams = (
  { searchIndexes }: Pick<Store, "searchIndexes">,
  table: Table,
  text: string,
  columns: readonly Column[],
  condition: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> => {
  const index = gramIndexOf(table);
  if (index === null || !searchIndexes.has(index)) return condition;
  const grams = gramsOf(text);
  if (grams.length === 0 || !columns.every((column) => index.texts.includes(column))) return condition;
  return sql`(${gramsOfRow(table, index)} @> array[${sql.join(grams)}]::text[] and ${condition})`;
};
