// The layouts that the tables of a store have had, in order. They show whether a process has an older or a newer
// version, and whether a column with text had lists, which are also stored as text.
import { createHash } from "node:crypto";
import { version } from "../../../package.json";
import { Refusal } from "../settings/Refusal";
import { readNote, rewriteNote } from "./bookkeeping";
import { constraintsOf } from "./constraints";
import type { Db } from "./Store";
import type { StorageType, Table } from "./Table";

const NOTE = "layouts";
/** The number of former layouts to remember. */
const MOST = 50;

/** A field whose values are also kept under its former name, for processes of the previous version. */
export interface RenameBridge {
  readonly table: string;
  readonly field: string;
  readonly was: string;
  /** The name of its trigger, and of the trigger's function. */
  readonly name: string;
}

type Storages = Readonly<Record<string, Readonly<Record<string, StorageType>>>>;

export interface Layouts {
  /** The layout of the last migration; "" until a migration has noted one. */
  readonly current: string;
  readonly former: readonly string[];
  /** How the fields of each table are stored. */
  readonly storages: Storages;
  readonly bridges: readonly RenameBridge[];
  /** Who owns the rows of each table: "owned", "shared" and so on. */
  readonly scopes: Readonly<Record<string, string>>;
  /** The version of Pilothouse that last migrated the store; "" until a migration has noted one. */
  readonly version: string;
  /** Former layouts that the store no longer supports completely, and the version that ended this. */
  readonly ended: readonly string[];
  readonly endedBy: string;
}

/** A hash of everything that the definitions require of the tables. */
export const layoutOf = (tables: readonly Table[]): string => {
  const facts = tables.map((table) => [
    table.name,
    table.columns.map(({ name, storage, optional, encrypted, joined, field }) =>
      [name, storage, optional, encrypted, joined, field.was].join(),
    ),
    constraintsOf(table).map(({ name }) => name),
    table.indexes.map(({ name }) => name),
    table.partitionedBy?.name,
  ]);
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
};

const NONE: Layouts = {
  current: "",
  former: [],
  storages: {},
  bridges: [],
  scopes: {},
  version: "",
  ended: [],
  endedBy: "",
};

export const readLayouts = async (db: Db): Promise<Layouts> => {
  const text = await readNote(db, NOTE, 0);
  return text === null ? NONE : { ...NONE, ...JSON.parse(text) };
};

const storagesOf = (tables: readonly Table[]): Storages =>
  Object.fromEntries(
    tables.map(({ name, columns }) => [name, Object.fromEntries(columns.map((one) => [one.name, one.storage]))]),
  );

export const scopeKindOf = ({ resource }: Table): string => resource.scope?.is ?? "";

const isBefore = (one: string, other: string): boolean => one.localeCompare(other, "en", { numeric: true }) < 0;

/** @throws Refusal if the definitions are too old for the store, and would find their fields empty */
export const checkNotEnded = ({ ended, endedBy }: Layouts, layout: string): void => {
  if (!ended.includes(layout) && !isBefore(version, endedBy)) return;
  throw new Refusal(
    `This store belongs to later definitions: Pilothouse ${endedBy} has dropped or renamed there what these ones (Pilothouse ${version}) need. Start the later ones, or restore a backup from before. Nothing was changed.`,
  );
};

/** Forgets the layouts of dropped tables. If tables of the same names are created later, they are new tables. */
export const deleteLayouts = async (db: Db, names: readonly string[]): Promise<void> => {
  const before = await readLayouts(db);
  const without = <Of>(all: Readonly<Record<string, Of>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
  const bridges = before.bridges.filter(({ table }) => !names.includes(table));
  const after = { ...before, storages: without(before.storages), scopes: without(before.scopes), bridges };
  await rewriteNote(db, NOTE, JSON.stringify(after));
};

/** Notes that the store now has the layout of these tables. `ends`: the store no longer works with former layouts. */
export const writeLayouts = async (
  db: Db,
  before: Layouts,
  tables: readonly Table[],
  bridges: readonly RenameBridge[],
  ends: boolean,
): Promise<void> => {
  const current = layoutOf(tables);
  const former = [...before.former, before.current].filter((one) => one !== "" && one !== current).slice(-MOST);
  // The layouts of tables without a definition are kept, because a definition may be added again.
  const storages = { ...before.storages, ...storagesOf(tables) };
  const scopes = { ...before.scopes, ...Object.fromEntries(tables.map((table) => [table.name, scopeKindOf(table)])) };
  const ending = ends ? { ended: former, endedBy: version } : { ended: before.ended, endedBy: before.endedBy };
  const after: Layouts = { current, former, storages, bridges, scopes, version, ...ending };
  if (JSON.stringify(after) !== JSON.stringify(before)) await rewriteNote(db, NOTE, JSON.stringify(after));
};
