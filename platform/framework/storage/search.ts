// Finds rows by `q`: rows with the text in their names or in the fields of `search`, and rows that refer to a record with
// the text in its name.
import { sql } from "kysely";
import { searchFormsOf, type SearchForm } from "pilothouse/schema";
import { kindOf } from "../../../generator";
import { narrowByGrams } from "./grams";
import { type Condition, contains, oneOf, sqlOf, type Selection, whereOf } from "./query";
import type { Row, Store } from "./Store";
import type { Column, Table } from "./Table";

/** Another table that a search includes, through a reference. */
export interface SearchTarget {
  readonly table: Table;
  /** The fields that are masked for the caller. */
  readonly hidden: ReadonlySet<string>;
  /** The rows that the caller may list. If it is null, only names are searched. */
  readonly reach: Selection | null;
}

/** A filter that searches only the title fields. `q` also searches the unique texts of a row, such as codes. */
export const TITLE_SEARCH_PARAM = "named";
export const SEARCH_PARAM = "q";

export interface RowSearch {
  /** The fields that are masked for the caller. */
  readonly hidden: ReadonlySet<string>;
  /** The search targets, by the name of the reference. */
  readonly targets: ReadonlyMap<string, SearchTarget>;
}

const asOf = ({ field }: Column): SearchForm => kindOf(field).searched?.(field.options) ?? "text";

const columnsOf = (table: Table, names: readonly string[], hidden: ReadonlySet<string>): readonly Column[] =>
  [...new Set(names)]
    .flatMap((name) => table.byName.get(name) ?? [])
    .filter((column) => !column.encrypted && !hidden.has(column.name));

const nameColumns = (table: Table, hidden: ReadonlySet<string>): readonly Column[] =>
  columnsOf(table, [table.resource.title, ...Object.values(table.resource.titles)], hidden);

/** The title fields, and the fields that only `q` searches. */
const searchColumns = (table: Table, hidden: ReadonlySet<string>): readonly Column[] => {
  const { unique, search } = table.resource;
  const codes = unique.flatMap(({ fields }) => (fields.length === 1 ? fields : []));
  const texts = columnsOf(table, codes, hidden).filter(({ storage }) => storage === "text");
  return [...new Set([...nameColumns(table, hidden), ...texts, ...columnsOf(table, search, hidden)])];
};

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`1 = 0` : sql`(${sql.join(conditions, sql` or `)})`;

/** The form of the text for a field, and the condition that the field contains it. */
interface Formed {
  readonly form: string;
  readonly column: Column;
  readonly condition: Condition;
}

const formed = (store: Store, table: Table, column: Column, text: string): readonly Formed[] => {
  const area = table.byName.get(String(column.field.options.area));
  const ref = area === undefined ? sqlOf(column) : sql`(${sqlOf(area)} || ${sqlOf(column)})`;
  return searchFormsOf(asOf(column), text).map((form) => ({
    form,
    column,
    condition: contains(store, column, form, ref),
  }));
};

/** A condition for each way to find the text. A row must meet one. A number finds only the record with that key. */
const holdsText = (store: Store, table: Table, columns: readonly Column[], text: string): readonly Condition[] => {
  const texts = columns.filter(({ storage }) => storage === "text");
  const others = columns.filter(({ storage }) => storage !== "text").map((column) => oneOf(column, [text]));
  const all = texts.flatMap((column) => formed(store, table, column, text));
  const found = [...new Set(all.map(({ form }) => form))].map((form) => {
    const of = all.filter((one) => one.form === form);
    const condition = anyOf(of.map((one) => one.condition));
    return narrowByGrams(
      store,
      table,
      form,
      of.map(({ column }) => column),
      condition,
    );
  });
  return [...others, ...found];
};

/** The conditions of a search, and the fields of other tables on which they depend. */
interface Looked {
  readonly conditions: readonly Condition[];
  readonly elsewhere: Selection["elsewhere"];
}

const refersTo = (store: Store, column: Column, { table, hidden, reach }: SearchTarget, text: string): Looked => {
  const names = nameColumns(table, hidden).filter(({ storage }) => storage === "text");
  const others = searchColumns(table, hidden).filter((one) => asOf(one) !== "record" && !names.includes(one));
  const among = (conditions: readonly Condition[]): Condition =>
    sql`${sqlOf(column)} in (select ${sql.ref(table.key.name)} from ${sql.table(table.name)} ${whereOf(conditions)})`;
  const named = holdsText(store, table, names, text);
  const known = reach === null ? [] : holdsText(store, table, others, text);
  const fields = [...names, ...others].map(({ name }) => name).concat(reach?.fields ?? []);
  return {
    conditions: [
      ...(named.length > 0 ? [among([anyOf(named)])] : []),
      ...(known.length > 0 && reach !== null ? [among([anyOf(known), ...reach.conditions])] : []),
    ],
    elsewhere: [...fields.map((field) => ({ table: table.name, field })), ...(reach?.elsewhere ?? [])],
  };
};

/**
 * The rows of a selection that contain the text of the filter `q`, or of `named`. A search leaves out hidden fields. If no
 * field remains, it searches the key.
 */
export const narrowBySearch = (
  selection: Selection,
  { store, table, filters }: { readonly store: Store; readonly table: Table; readonly filters: Row },
  { hidden, targets }: RowSearch,
): Selection => {
  const name = [SEARCH_PARAM, TITLE_SEARCH_PARAM].find((one) => filters[one] !== undefined && filters[one] !== "");
  const value = name === undefined ? null : filters[name];
  if (typeof value !== "string" && typeof value !== "number") return selection;
  const text = String(value);
  const found = name === TITLE_SEARCH_PARAM ? nameColumns(table, hidden) : searchColumns(table, hidden);
  const columns = found.length === 0 && hidden.size > 0 ? [table.key] : found;
  if (columns.length === 0) return selection;
  const own = columns.filter(({ name: of }) => !targets.has(of));
  const referring = columns.flatMap((column) => {
    const target = targets.get(column.name);
    return target === undefined ? [] : [refersTo(store, column, target, text)];
  });
  const looked: readonly Looked[] = [{ conditions: holdsText(store, table, own, text), elsewhere: [] }, ...referring];
  const condition = anyOf(looked.flatMap(({ conditions }) => conditions));
  return {
    ...selection,
    conditions: [...selection.conditions, condition],
    broad: (sort) => [...selection.broad(sort), condition],
    fields: [...selection.fields, ...columns.map((column) => column.name)],
    elsewhere: [...selection.elsewhere, ...looked.flatMap(({ elsewhere }) => elsewhere)],
    identity: `${selection.identity}:${name}:${JSON.stringify(text)}`,
  };
};
