// The table of a resource, read from its definition: a column for every field that is stored, an index for every way the
// console can ask for it.
import { createHash } from "node:crypto";
import { kindOf } from "../../generator";
import type { FieldModel, Model, ResourceModel } from "../../generator";

export type StorageType = "text" | "integer" | "real" | "cents" | "json";

export interface Column {
  readonly name: string;
  readonly field: FieldModel;
  readonly storage: StorageType;
  readonly wire: "integer" | "number" | "text" | "boolean" | "json" | "list";
  /** Never sent to anybody; kept when a change leaves it empty. */
  readonly secret: boolean;
}

export interface Index {
  readonly name: string;
  readonly columns: readonly string[];
  /** Rows that leave all of the columns empty are equal to nobody. */
  readonly unique: boolean;
}

export interface Table {
  readonly name: string;
  readonly resource: ResourceModel;
  readonly key: Column;
  readonly columns: readonly Column[];
  readonly byName: ReadonlyMap<string, Column>;
  readonly indexes: readonly Index[];
  /** Whether its rows count their changes: where people change them, so that one is not undone by another unseen. */
  readonly versioned: boolean;
}

/** What a versioned row has beside its fields: how often it was changed, when last, and the key of the account by which. */
export const VERSION = { count: "row_version", at: "row_changed", by: "row_changed_by" } as const;

export const columnOf = (field: FieldModel): Column | null => {
  const kind = kindOf(field);
  const storage = kind.storage(field);
  return storage === null
    ? null
    : { name: field.name, field, storage, wire: kind.wire(field), secret: kind.secret === true };
};

const MOST_COVERED = 8;

const indexName = (table: string, columns: readonly string[], unique: boolean) =>
  `${unique ? "ux" : "ix"}_${table.slice(0, 24)}_${createHash("sha256").update(`${table}:${unique}:${columns.join()}`).digest("hex").slice(0, 10)}`;

// Each index starts with what is sorted or filtered by, then the key, so that it lies in the order of a page; it carries the
// columns other filters look at, so that a page, however deep, and its count are found within one index and only the rows of
// the page are read from the table.
const indexesOf = (resource: ResourceModel, columns: readonly Column[]): Index[] => {
  const { views, scope, key, unique, tree } = resource;
  const isIndexable = (name: string) =>
    columns.some((column) => column.name === name && column.storage !== "json" && !column.secret);
  const isAlone = (name: string) => unique.some((names) => names.length === 1 && names[0] === name);
  const exact = (filter: string) => columns.filter(({ field }) => field.filter === filter).map(({ name }) => name);
  const covered = [...new Set([...(scope ? [scope] : []), ...exact("equals"), ...exact("range")])].filter(
    (name) => isIndexable(name) && name !== key && !isAlone(name),
  );
  const carried = covered.slice(0, MOST_COVERED);
  const asked = [
    views.list.sort.field,
    ...columns.filter(({ field, name }) => field.sortable && views.list.columns.includes(name)).map(({ name }) => name),
    ...columns.filter(({ field }) => field.filter !== null).map(({ name }) => name),
    ...covered,
    ...(tree ? [tree.parent] : []),
    ...columns.filter(({ field }) => "to" in field.options).map(({ name }) => name),
  ];
  const leading = [...new Set(asked)].filter((name) => name !== key && isIndexable(name));
  const lists = leading.map((name) => [name, key, ...carried.filter((other) => other !== name)]);
  // Rows lie in the order of a numbered key by themselves, but not in that of a text.
  if (carried.length > 0 && columns.some(({ name, storage }) => name === key && storage === "text"))
    lists.push([key, ...carried]);
  const only = unique.filter((names) => names.every(isIndexable));
  return [
    ...lists.map((names) => ({ name: indexName(resource.name, names, false), columns: names, unique: false })),
    ...only.map((names) => ({ name: indexName(resource.name, names, true), columns: names, unique: true })),
  ];
};

const STORED = new Set(["list", "get", "add", "set", "del"]);

/** Null for a resource that only groups calls: nothing of it is stored. */
export const tableOf = (resource: ResourceModel): Table | null => {
  if (!resource.calls.some((call) => STORED.has(call.verb))) return null;
  const columns = resource.fields.flatMap((field) => columnOf(field) ?? []);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const key = byName.get(resource.key);
  if (!key) return null;
  const versioned = resource.calls.some(({ verb }) => verb === "set") && !byName.has(VERSION.count);
  return { name: resource.name, resource, key, columns, byName, indexes: indexesOf(resource, columns), versioned };
};

export const tablesOf = (model: Model): ReadonlyMap<string, Table> =>
  new Map(model.resources.flatMap((resource) => tableOf(resource) ?? []).map((table) => [table.name, table]));
