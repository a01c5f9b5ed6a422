// Writes the audit trail: an entry for each record that a transaction changed, and for each event. An entry says who made
// the change through which call, and is stored in the same transaction.
import { TASK_CALLS } from "../../../generator";
import type { CallModel, ResourceModel, TrailEvent, TrailModel } from "../../../generator";
import { encodeRow, isEmpty } from "../storage/codec";
import type { CountCache } from "../storage/CountCache";
import { findByKey } from "../storage/query";
import type { BulkChange, Entry, LoggedEvent, RowChange } from "../storage/Entry";
import type { Db, Row, Store, Trail } from "../storage/Store";
import { SEAL_COLUMN, type Table } from "../storage/Table";
import type { Described } from "../storage/tableFor";
import { stampNames } from "../storage/write";
import { maskText } from "../wire/mask";
import { type FieldChange, changesOf, recordableFacts, declaredValues, flattenFilters, cutToSize } from "./changes";
import { CHAIN_COUNT, lockHead, storeHead, sealOf } from "./heads";
import { findOwner } from "./owner";
import { encryptChanges } from "./personal";

/** Who makes a request, and through which call. */
export interface Actor {
  /** The account; null for a visitor, a device, or the platform itself. */
  readonly account: Row | null;
  /** The key of the account, if only the key is known, as in a job. */
  readonly accountKey?: unknown;
  /** The API key with which a program acts as the account. */
  readonly apiKey?: { readonly prefix: string } | undefined;
  /** The call that is being made, or null. */
  readonly call: { readonly resource: ResourceModel; readonly call: CallModel } | null;
  /** The kind of the job that writes, if there is no call. */
  readonly work?: string;
  readonly address: string;
}

export interface TrailParts extends Described {
  readonly store: Pick<Store, "engine" | "keys">;
  /** The cached counts of lists, which new entries change. Commands have none. */
  readonly counts?: Pick<CountCache, "forget">;
  /** Seconds since 1970. */
  now(): number;
}

interface Entered {
  readonly event: TrailEvent;
  readonly of: string;
  readonly record: unknown;
  readonly title: unknown;
  readonly owner: unknown;
  readonly changes: readonly FieldChange[];
  readonly account?: Row | undefined;
  readonly name?: string | undefined;
  readonly code?: number | undefined;
}

/** One change per row: its first and its last state. Rows that were added and deleted again are left out. */
const joinChanges = (entries: readonly Entry[]): readonly RowChange[] => {
  const joined = new Map<string, RowChange>();
  for (const entry of entries) {
    if (entry.is !== "row") continue;
    const { table, before, after } = entry;
    const key = `${table.name}\n${String((after ?? before)?.[table.key.name])}`;
    const first = joined.get(key);
    joined.set(key, first ? { ...first, after } : entry);
  }
  return [...joined.values()].filter(({ before, after }) => before !== null || after !== null);
};

const ROWS_AT_ONCE = 200;

class TrailOf implements Trail {
  readonly #parts: TrailParts;
  readonly #model: TrailModel;
  readonly #table: Table;
  readonly #actor: Actor;
  hasWritten = false;

  constructor(parts: TrailParts, model: TrailModel, table: Table, actor: Actor) {
    this.#parts = parts;
    this.#model = model;
    this.#table = table;
    this.#actor = actor;
  }

  async write(db: Db, entries: readonly Entry[]): Promise<void> {
    const entered = [...(await this.#entriesOf(db, entries))];
    for (const entry of entries) if (entry.is === "part") entered.push(...(await this.#entriesOf(db, entry.entries)));
    if (entered.length === 0) return;
    await this.#store(db, entered);
    this.hasWritten = true;
  }

  stored(): void {
    if (this.hasWritten) this.#parts.counts?.forget(this.#table.name, null);
  }

  async #entriesOf(db: Db, entries: readonly Entry[]): Promise<readonly Entered[]> {
    const entered: Entered[] = [];
    for (const change of joinChanges(entries)) entered.push(...(await this.#entriesOfRow(db, change)));
    for (const entry of entries) {
      if (entry.is === "bulk") entered.push(this.#entryOfMany(entry));
      if (entry.is === "event") entered.push(...(await this.#entriesOfEvent(db, entry, entered.length === 0)));
    }
    return entered;
  }

  async #entriesOfRow(db: Db, { table, before, after }: RowChange): Promise<readonly Entered[]> {
    const changes = cutToSize(changesOf(table, before, after));
    if (before !== null && after !== null && changes.length === 0) return [];
    const event = before === null ? "add" : after === null ? "del" : "set";
    const row = after ?? before ?? {};
    const entered = await encryptChanges(this.#parts, db, table, row, changes);
    return [{ event, changes: entered, ...(await this.#placeOf(db, table, row)) }];
  }

  async #placeOf(db: Db, table: Table, row: Row): Promise<Pick<Entered, "of" | "record" | "title" | "owner">> {
    const { title } = table.resource;
    const column = table.byName.get(title);
    const isPersonal = column !== undefined && column.field.personal !== null;
    return {
      of: table.name,
      record: row[table.key.name],
      title: column?.encrypted ? "" : isPersonal ? maskText(String(row[title] ?? "")) : row[title],
      owner: await findOwner(this.#parts, db, table, row),
    };
  }

  #entryOfMany({ table, event, count, facts }: BulkChange): Entered {
    const changes = [{ field: "count", after: count }, ...recordableFacts(facts, table.resource.fields)];
    return { event, of: table.name, record: "", title: "", owner: null, changes };
  }

  async #entriesOfEvent(db: Db, entry: LoggedEvent, isAlone: boolean): Promise<readonly Entered[]> {
    const { event, about, account, name, facts = {}, asked = {}, code, onlyAlone = false } = entry;
    if (onlyAlone && !isAlone) return [];
    const { call, resource } = this.#actor.call ?? {};
    // The parameters of add and set and the filters of an export are fields of the resource.
    const fields = [...(call?.params ?? []), ...(resource?.fields ?? [])];
    const given = declaredValues(call?.name === TASK_CALLS.addExport ? flattenFilters(asked) : asked, fields);
    const place = about ? await this.#placeOf(db, about.table, about.row) : this.#placeOfCall({ ...given, ...facts });
    const changes = cutToSize(recordableFacts({ ...given, ...facts }, fields));
    return [{ event, ...place, changes, account, name, code }];
  }

  /** The record that a call is about: its parameters name it by its key, or by a reference. */
  #placeOfCall(facts: Row): Pick<Entered, "of" | "record" | "title" | "owner"> {
    const { resource, call } = this.#actor.call ?? {};
    const none = { of: resource?.name ?? "", record: "", title: "", owner: null };
    if (resource === undefined || call === undefined) return none;
    if (!isEmpty(facts[resource.key])) return { ...none, record: [facts[resource.key]].flat().join() };
    const link = call.params.find(({ name, options }) => typeof options.to === "string" && !isEmpty(facts[name]));
    return link ? { ...none, of: String(link.options.to), record: [facts[link.name]].flat().join() } : none;
  }

  async #accountOf(db: Db): Promise<Row | null> {
    const { account, accountKey } = this.#actor;
    const table = this.#parts.tables.get(this.#parts.model.identity?.account.resource ?? "");
    if (account !== null || isEmpty(accountKey) || table === undefined) return account;
    return findByKey(db, table, accountKey);
  }

  async #store(db: Db, entered: readonly Entered[]): Promise<void> {
    const actor = await this.#accountOf(db);
    const head = await lockHead(db, this.#parts.store);
    const table = this.#table;
    let { place, seal } = head;
    const rows = entered.map((one) => {
      place += 1;
      const row = { ...this.#rowOf(one, one.account ?? actor), [table.key.name]: place * CHAIN_COUNT + head.chain };
      seal = sealOf(table, head.secret, seal, row);
      return { ...row, [SEAL_COLUMN]: seal };
    });
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
      await db
        .insertInto(table.name)
        .values(rows.slice(start, start + ROWS_AT_ONCE))
        .execute();
    await storeHead(db, head, { place, seal });
  }

  /** All stored columns of a new entry except its key and seal. */
  #rowOf(entered: Entered, account: Row | null): Row {
    const { identity } = this.#parts.model;
    const accounts = this.#parts.tables.get(identity?.account.resource ?? "");
    const [ownOwner] = identity?.account.owners ?? [];
    const { call, work = "", address, apiKey } = this.#actor;
    const model = this.#model;
    const values: Row = {
      [model.event]: entered.event,
      [model.call]: call === null ? work : `${call.resource.name}.${call.call.name}`,
      [model.account]: accounts === undefined ? null : account?.[accounts.key.name],
      [model.name]: entered.name ?? account?.[identity?.account.name ?? ""] ?? "",
      [model.of]: entered.of,
      [model.record]: entered.record ?? "",
      // A record without a title is named by its key, so that every view and file shows a name.
      [model.title]: isEmpty(entered.title) ? (entered.record ?? "") : entered.title,
      [model.changes]: JSON.stringify(entered.changes),
      ...(model.owner === null
        ? {}
        : { [model.owner]: isEmpty(entered.owner) && ownOwner !== undefined ? account?.[ownOwner] : entered.owner }),
      ...(model.apiKey === null ? {} : { [model.apiKey]: apiKey?.prefix }),
      ...(model.address === null ? {} : { [model.address]: address }),
      ...(model.code === null ? {} : { [model.code]: entered.code ?? 0 }),
    };
    const now = this.#parts.now();
    const stamps = Object.fromEntries(stampNames(this.#table, "created", "changed").map((name) => [name, now]));
    const all = Object.fromEntries(this.#table.columns.map(({ name }) => [name, stamps[name] ?? values[name] ?? null]));
    return encodeRow(this.#table, this.#fit(all));
  }

  /** Cuts texts to the length of their columns, and removes characters that PostgreSQL cannot store. */
  #fit(values: Row): Row {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const column = this.#table.byName.get(name);
        if (column?.storage !== "text" || value === null) return [name, value];
        const text = String(value).replaceAll("\0", "");
        const { max } = column.field.options;
        return [name, typeof max === "number" ? [...text].slice(0, max).join("") : text];
      }),
    );
  }
}

/** The trail for the actions of this actor; null if the console has no audit trail. */
export const createTrail = (parts: TrailParts, actor: Actor): Trail | null => {
  const { trail } = parts.model;
  const table = trail === null ? undefined : parts.tables.get(trail.resource);
  return trail === null || table === undefined ? null : new TrailOf(parts, trail, table, actor);
};

interface Acting extends TrailParts {
  readonly store: Store;
}

/** The platform for one request. The audit trail records its writes under this actor. */
export const platformForActor = <On extends Acting>(platform: On, actor: Actor): On => ({
  ...platform,
  store: { ...platform.store, trail: createTrail(platform, actor) },
});
