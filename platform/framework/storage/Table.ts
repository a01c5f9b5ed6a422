// Derives the table of a resource from its definition: a column for every stored field, and an index for every sort and
// filter that the console offers.
import { derivationsOf, isStored, kindOf } from "../../../generator";
import type { FieldModel, Model, ResourceModel, PartitionModel, TrailModel } from "../../../generator";
import type { Keyring } from "../secrets/Keyring";
import { type Derivation, sourcesOfDerivation } from "pilothouse/schema";
import { isObject } from "../wire/readJson";
import type { Settings } from "../settings/settings";
import { listTable, nameOf } from "./nameOf";
import { ownerFields } from "./ownerFields";

export type StorageType = "text" | "integer" | "real" | "cents" | "json";

export interface Column {
  readonly name: string;
  readonly field: FieldModel;
  readonly storage: StorageType;
  readonly wire: "integer" | "number" | "text" | "boolean" | "json" | "list";
  /** Never sent to a client. An update that leaves it empty keeps the stored value. */
  readonly secret: boolean;
  /** Encrypted in the store: a secret, or by its definition. It cannot be sorted, filtered or searched. */
  readonly encrypted: boolean;
  /** True for references and unique fields. Their empty value is NULL in the store, and 0 or "" in a row once read. */
  readonly optional: boolean;
  /** The name of the separate table for a list of keys, which has one row per key. Null for all other columns. */
  readonly joined: string | null;
  /** The tree that the column's keys refer to; null for other columns. */
  readonly tree: TreePlace | null;
  /** How the column is derived from other columns of its row; empty for a stored column. */
  readonly derive: readonly Derivation[];
}

/** The table of a tree, with the columns of its keys and of the parent keys. */
export interface TreePlace {
  readonly table: string;
  readonly key: string;
  readonly parent: string;
}

/** A reference from a column or a list to the rows of a table. The store has a foreign key for it. */
export interface ColumnLink {
  readonly column: Column;
  readonly target: string;
  readonly key: Column;
  /** The condition under which a text refers to this table; null if it always does. */
  readonly lead: LeadColumn | null;
}

/** The generated column that has the key while column `by` equals `value`, and NULL otherwise. */
export interface LeadColumn {
  readonly name: string;
  readonly by: Column;
  readonly value: string | number;
}

export interface TableIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly unique: boolean;
  /** The unique index leaves out rows in which all of these fields are empty. */
  readonly given: readonly string[];
}

/** `Of` is the type of the resource's handle, which types the rows and fields; unknown without a handle. */
export interface Table<out Of = unknown> {
  /** Never set. It only lets the compiler infer `Of`. */
  readonly handle?: Of;
  readonly name: string;
  readonly resource: ResourceModel;
  readonly key: Column;
  /** The stored columns. */
  readonly columns: readonly Column[];
  /** Columns derived from others. Rows can be filtered, sorted and grouped by them like by any other column. */
  readonly derived: readonly Column[];
  /** Stored and derived columns. */
  readonly byName: ReadonlyMap<string, Column>;
  readonly indexes: readonly TableIndex[];
  readonly links: readonly ColumnLink[];
  /** Whether rows count their changes, so that nobody overwrites a change by others that they have not seen. */
  readonly versioned: boolean;
  readonly encrypted: readonly Column[];
  /** Columns with personal values, which are masked for most accounts. */
  readonly masked: readonly Column[];
  /** Encrypts and decrypts. Null if the caller needs no secrets: it cannot store them, and reads them encrypted. */
  readonly keys: Keyring | null;
  /** The fields of the audit trail; null for other tables. Each row seals itself and the row before against changes. */
  readonly sealed: TrailModel | null;
  /** The time column for PostgreSQL's partitions; null for a table without partitions. */
  readonly partitionedBy: Column | null;
  /** The length of partitions and how long rows are kept, by the definition; null for the trail, which uses settings. */
  readonly division: PartitionModel | null;
  /** How the keys of new rows are assigned. */
  readonly ids: Ids;
}

/** The additional columns of a versioned row: version number, time of the last change, and key of its author. */
export const VERSION = { count: "row_version", at: "row_changed", by: "row_changed_by" } as const;

/** If an item of a list has a secret, the whole list is encrypted. */
const isEncrypted = (field: FieldModel): boolean =>
  field.encrypted || kindOf(field).secret === true || field.of.some(isEncrypted);

export const SEAL_COLUMN = "row_seal";

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
        encrypted: isEncrypted(field),
        optional: false,
        joined: null,
        tree: null,
        derive: derivationsOf(field),
      };
};

type Ids = Settings["IDS"];

/** Whether keys of the table can be scattered. Another column must then show the order of creation. */
const canBeScattered = ({ key, division, sealed, columns, resource }: Table): boolean =>
  key.storage === "integer" &&
  !sealed &&
  !key.field.required &&
  // No constraint covers all partitions, so equal numbers in two partitions would not be noticed.
  division === null &&
  resource.tree === null &&
  // Movements of wallets must be read in the exact order of writing, even within a second.
  resource.ending?.rows !== "keep" &&
  resource.views.list.sort.field !== key.name &&
  columns.some(({ field, storage }) => field.options.stamp === "created" && storage === "integer");

/** Adds to a column the facts that depend on the resource: whether it is optional, and the table of a list. */
const placedColumn = (resource: ResourceModel, column: Column): Column => {
  const { key, unique } = resource;
  if (column.name === key) return column;
  const points = "to" in column.field.options;
  if (points && column.wire === "list") return { ...column, joined: listTable(resource, column.name) };
  const isAlone = unique.some(({ fields }) => fields.length === 1 && fields[0] === column.name);
  return { ...column, optional: column.storage !== "json" && (points || (isAlone && !column.field.required)) };
};

const MOST_COVERED = 8;

// An index starts with the column to sort or filter by, then has the key, so it has the order of a page. It also has
// the columns of other filters. So one index finds a page and its count, and only the rows of the page are read from
// the table.
const indexesOf = (
  resource: ResourceModel,
  columns: readonly Column[],
  derived: readonly Column[],
  trail: TrailModel | null,
): TableIndex[] => {
  const { views, key, unique, tree, store } = resource;
  const isIndexable = (name: string) =>
    columns.some((column) => column.name === name && column.storage !== "json" && !column.encrypted);
  const isAlone = (name: string) => unique.some(({ together }) => together.length === 1 && together[0] === name);
  const exact = (filter: string) => columns.filter(({ field }) => field.filter === filter).map(({ name }) => name);
  const covered = [...new Set([...ownerFields(resource), ...exact("equals"), ...exact("range")])].filter(
    (name) => isIndexable(name) && name !== key && !isAlone(name),
  );
  const carried = covered.slice(0, MOST_COVERED);
  // The audit trail has few indexes: entries are seldom read, and each read locks the indexes of all partitions.
  const asked = trail
    ? [views.list.sort.field, trail.record, trail.account, trail.owner ?? ""]
    : [
        views.list.sort.field,
        ...columns
          .filter(({ field, name }) => field.sortable && views.list.columns.includes(name))
          .map(({ name }) => name),
        ...columns.filter(({ field }) => field.filter !== null).map(({ name }) => name),
        ...covered,
        ...(store ? [store.partition] : []),
        ...(tree ? [tree.parent] : []),
        ...columns.filter(({ field }) => "to" in field.options).map(({ name }) => name),
      ];
  const leading = [...new Set(asked)].filter((name) => name !== key && isIndexable(name));
  const lists = leading.map((name) => [name, key, ...carried.filter((other) => other !== name)]);
  // Each index also has the source columns, because PostgreSQL reads them even if the index has the derived value.
  for (const { name, derive } of derived)
    lists.push([...new Set([name, key, ...sourcesOfDerivation(derive), ...carried])]);
  // The table itself is sorted by a numeric key, but not by a text key.
  if (carried.length > 0 && columns.some(({ name, storage }) => name === key && storage === "text"))
    lists.push([key, ...carried]);
  const only = trail ? [] : unique.filter(({ together }) => together.every(isIndexable));
  const index = (names: readonly string[], given: readonly string[] | null): TableIndex => {
    const isUnique = given !== null;
    const marks = names.map((name) => {
      const made = derived.find((one) => one.name === name);
      if (made !== undefined) return `${name}=${JSON.stringify(made.derive)}`;
      return columns.some((one) => one.name === name && one.optional) ? `${name}?` : name;
    });
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

/** The table without its links. Null for a resource that only groups calls and stores nothing. */
const tableOf = (resource: ResourceModel, { trail }: Pick<Model, "trail">, keys: Keyring | null): Table | null => {
  if (!isStored(resource)) return null;
  const all = resource.fields.flatMap((field) => columnOf(field) ?? []).map((column) => placedColumn(resource, column));
  const derived = all.filter(({ derive }) => derive.length > 0);
  const columns = all.filter((column) => !derived.includes(column));
  const byName = new Map(all.map((column) => [column.name, column]));
  const key = byName.get(resource.key);
  if (!key) return null;
  const versioned = resource.calls.some(({ verb }) => verb === "set") && !byName.has(VERSION.count);
  const sealed = trail?.resource === resource.name ? trail : null;
  const indexes = indexesOf(resource, columns, derived, sealed);
  const encrypted = columns.filter((column) => column.encrypted);
  const masked = columns.filter(({ field }) => field.personal === "masked");
  const moment = columns.find(({ field, storage }) => field.options.stamp === "created" && storage === "integer");
  const division = sealed ? null : resource.store;
  const partitionedBy = (sealed ? moment : byName.get(division?.partition ?? "")) ?? null;
  const more = { versioned, sealed, encrypted, masked, keys, partitionedBy, division };
  const { name } = resource;
  return { name, resource, key, columns, derived, byName, indexes, links: [], ids: "sequence", ...more };
};

const leadsOf = ({ name, byName }: Table, column: Column, keys: ReadonlyMap<string, Column>): ColumnLink[] => {
  const { leads } = column.field.options;
  const by = isObject(leads) ? byName.get(String(leads.by)) : undefined;
  if (!by || !isObject(leads) || !isObject(leads.to)) return [];
  return Object.entries(leads.to).flatMap(([given, target]) => {
    const key = keys.get(String(target));
    const value = by.storage === "integer" ? Number(given) : given;
    const facts = `${column.name}:${by.name}:${value}:${String(target)}`;
    return key ? [{ column, target: String(target), key, lead: { name: nameOf("gx", name, facts), by, value } }] : [];
  });
};

/** The tables of all stored resources, by the name of the resource. `keyring` comes from the store, after `openKeys`. */
export const tablesOf = (
  model: Model,
  keyring: Keyring | null = null,
  ids: Ids = "sequence",
): ReadonlyMap<string, Table> => {
  const alone = model.resources.flatMap((resource) => tableOf(resource, model, keyring) ?? []);
  // Entries of the audit trail outlive the records that they name, so they have no foreign keys.
  const keys = new Map(alone.filter(({ sealed }) => !sealed).map(({ name, key }) => [name, key]));
  const links = (table: Table): ColumnLink[] =>
    (table.sealed ? [] : table.columns).flatMap((column) => {
      const target = String(column.field.options.to ?? "");
      const key = column.field.options.weak === true ? undefined : keys.get(target);
      return [...(key ? [{ column, target, key, lead: null }] : []), ...leadsOf(table, column, keys)];
    });
  // A list of keys of a resource that is not stored gets no table, because a foreign key would have no target.
  const unjoined = ({ sealed }: Table, column: Column): Column =>
    column.joined !== null && (sealed || !keys.has(String(column.field.options.to)))
      ? { ...column, joined: null }
      : column;
  const trees = new Map(
    alone.flatMap(({ name, key, resource: { tree } }) =>
      tree === null ? [] : [[name, { table: name, key: key.name, parent: tree.parent }] as const],
    ),
  );
  /** Keeps the same object for the key of a table, because keys are compared by identity. */
  const planted = ({ key }: Table, column: Column): Column => {
    const tree = trees.get(String(column.field.options.to));
    const isKept = tree === undefined || column.name === key.name || (column.wire === "list" && column.joined === null);
    return isKept ? column : { ...column, tree };
  };
  return new Map(
    alone
      .map((table) => {
        const columns = table.columns.map((column) => planted(table, unjoined(table, column)));
        const all = [...columns, ...table.derived];
        return { ...table, columns, byName: new Map(all.map((column) => [column.name, column])) };
      })
      .map((table) => [table.name, { ...table, links: links(table), ids: canBeScattered(table) ? ids : "sequence" }]),
  );
};
