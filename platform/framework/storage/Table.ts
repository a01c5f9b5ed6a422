// The table of a resource, read from its definition: a column for every field that is stored, an index for every way the
// console can ask for it.
import { createHash } from "node:crypto";
import { isStored, kindOf } from "../../../generator";
import type { FieldModel, Model, ResourceModel } from "../../../generator";
import type { Row } from "./Store";

export type StorageType = "text" | "integer" | "real" | "cents" | "json";

export interface Column {
  readonly name: string;
  readonly field: FieldModel;
  readonly storage: StorageType;
  readonly wire: "integer" | "number" | "text" | "boolean" | "json" | "list";
  /** Never sent to anybody; kept when a change leaves it empty. */
  readonly secret: boolean;
  /** None is NULL in the store, and 0 or "" to whoever reads a row: of what points elsewhere, or stands once where it is given. */
  readonly optional: boolean;
  /** Of a list of other rows' keys, the table it is kept in, a row for each. */
  readonly joined: string | null;
}

/** A column, or a list, holds keys of a table's rows: a foreign key of the store. */
export interface Link {
  readonly column: Column;
  readonly target: string;
  readonly key: Column;
  /** Of a text that leads here only while another column says so. */
  readonly lead: Lead | null;
}

/** Where it leads here, its key stands in a column that the store makes by itself. */
export interface Lead {
  readonly name: string;
  readonly by: Column;
  readonly value: string | number;
}

export interface Index {
  readonly name: string;
  readonly columns: readonly string[];
  readonly unique: boolean;
  /** Rows that leave all of these empty are equal to nobody. */
  readonly given: readonly string[];
}

/** `Of` is the type of the resource's handle, for whoever has one: its rows and their fields are typed by it. */
export interface Table<out Of = unknown> {
  /** Says what `Of` is, to the compiler alone. */
  readonly handle?: Of;
  readonly name: string;
  readonly resource: ResourceModel;
  readonly key: Column;
  readonly columns: readonly Column[];
  readonly byName: ReadonlyMap<string, Column>;
  readonly indexes: readonly Index[];
  readonly links: readonly Link[];
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
    : {
        name: field.name,
        field,
        storage,
        wire: kind.wire(field),
        secret: kind.secret === true,
        optional: false,
        joined: null,
      };
};

/** What the place of a field in its resource says of its column. */
const placedColumn = ({ name, key, unique }: ResourceModel, column: Column): Column => {
  if (column.name === key) return column;
  const points = "to" in column.field.options;
  if (points && column.wire === "list") return { ...column, joined: `${name}__${column.name}` };
  const isAlone = unique.some(({ fields }) => fields.length === 1 && fields[0] === column.name);
  return { ...column, optional: column.storage !== "json" && (points || (isAlone && !column.field.required)) };
};

/** The field that says whose a row is, or that leads there; null where rows belong to nobody. */
export const ownerField = ({ scope }: ResourceModel): string | null =>
  scope?.is === "owned" ? scope.steps[0].field : null;

const MOST_COVERED = 8;

/** Short enough for either store, and another one whenever what it stands for is. */
export const nameOf = (kind: string, table: string, facts: string): string =>
  `${kind}_${table.slice(0, 24)}_${createHash("sha256").update(`${table}:${facts}`).digest("hex").slice(0, 10)}`;

// Each index starts with what is sorted or filtered by, then the key, so that it lies in the order of a page; it carries the
// columns other filters look at, so that a page, however deep, and its count are found within one index and only the rows of
// the page are read from the table.
const indexesOf = (resource: ResourceModel, columns: readonly Column[]): Index[] => {
  const { views, key, unique, tree } = resource;
  const owner = ownerField(resource);
  const isIndexable = (name: string) =>
    columns.some((column) => column.name === name && column.storage !== "json" && !column.secret);
  const isAlone = (name: string) => unique.some(({ together }) => together.length === 1 && together[0] === name);
  const exact = (filter: string) => columns.filter(({ field }) => field.filter === filter).map(({ name }) => name);
  const covered = [...new Set([...(owner === null ? [] : [owner]), ...exact("equals"), ...exact("range")])].filter(
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
  const only = unique.filter(({ together }) => together.every(isIndexable));
  const index = (names: readonly string[], given: readonly string[] | null): Index => {
    const isUnique = given !== null;
    const marks = names.map((name) => (columns.some((one) => one.name === name && one.optional) ? `${name}?` : name));
    const facts = `${isUnique}:${marks.join()}:${given?.join() ?? ""}`;
    return {
      name: nameOf(isUnique ? "ux" : "ix", resource.name, facts),
      columns: names,
      unique: isUnique,
      given: given ?? names,
    };
  };
  return [...lists.map((names) => index(names, null)), ...only.map(({ together, fields }) => index(together, fields))];
};

/** Null for a resource that only groups calls: nothing of it is stored. */
const tableOf = (resource: ResourceModel): Table | null => {
  if (!isStored(resource)) return null;
  const columns = resource.fields
    .flatMap((field) => columnOf(field) ?? [])
    .map((column) => placedColumn(resource, column));
  const byName = new Map(columns.map((column) => [column.name, column]));
  const key = byName.get(resource.key);
  if (!key) return null;
  const versioned = resource.calls.some(({ verb }) => verb === "set") && !byName.has(VERSION.count);
  const indexes = indexesOf(resource, columns);
  return { name: resource.name, resource, key, columns, byName, indexes, links: [], versioned };
};

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

const leadsOf = ({ name, byName }: Table, column: Column, keys: ReadonlyMap<string, Column>): Link[] => {
  const { leads } = column.field.options;
  const by = isRow(leads) ? byName.get(String(leads.by)) : undefined;
  if (!by || !isRow(leads) || !isRow(leads.to)) return [];
  return Object.entries(leads.to).flatMap(([given, target]) => {
    const key = keys.get(String(target));
    const value = by.storage === "integer" ? Number(given) : given;
    const facts = `${column.name}:${by.name}:${value}:${String(target)}`;
    return key ? [{ column, target: String(target), key, lead: { name: nameOf("gx", name, facts), by, value } }] : [];
  });
};

export const tablesOf = (model: Model): ReadonlyMap<string, Table> => {
  const alone = model.resources.flatMap((resource) => tableOf(resource) ?? []);
  const keys = new Map(alone.map(({ name, key }) => [name, key]));
  const links = (table: Table): Link[] =>
    table.columns.flatMap((column) => {
      const target = String(column.field.options.to ?? "");
      const key = keys.get(target);
      return [...(key ? [{ column, target, key, lead: null }] : []), ...leadsOf(table, column, keys)];
    });
  // A list of keys of what is not stored has no table to be joined with.
  const unjoined = (column: Column): Column =>
    column.joined !== null && !keys.has(String(column.field.options.to)) ? { ...column, joined: null } : column;
  return new Map(
    alone
      .map((table) => {
        const columns = table.columns.map((column) => unjoined(column));
        return { ...table, columns, byName: new Map(columns.map((column) => [column.name, column])) };
      })
      .map((table) => [table.name, { ...table, links: links(table) }]),
  );
};
