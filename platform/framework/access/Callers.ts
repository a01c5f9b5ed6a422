// From a token to who calls: session, account, role, menus, companies. Remembered for moments, since one screen asks
// several times, and forgotten at once when something it was read from changes.
import { decode, isEmpty } from "../storage/codec";
import { byKey, byKeys } from "../storage/query";
import { sql } from "kysely";
import type { Caller } from "../server/Platform";
import type { Db, Row, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import { endSession, hashOf, openSession, VISITOR } from "./sessions";

const MILLISECONDS = 3000;
const MOST = 1000;
/** The first role is the super admin's; it cannot be deleted or disabled. */
export const SUPER_ROLE = "1";
const DISABLED = 2;
const WITH_SUBORDINATES = 2;

const value = (table: Table, row: Row, name: string): unknown => {
  const column = table.byName.get(name);
  return column ? decode(column, row[name]) : undefined;
};

const isKey = (one: unknown): one is string | number => typeof one === "string" || typeof one === "number";

/** `start` and every company below it. */
export const subordinates = (
  start: string | number,
  parents: readonly { key: string | number; parent: unknown }[],
): (string | number)[] => {
  const children = new Map<string, (string | number)[]>();
  for (const { key, parent } of parents) children.set(String(parent), [...(children.get(String(parent)) ?? []), key]);
  const found = new Map<string, string | number>([[String(start), start]]);
  for (const company of found.values())
    for (const child of children.get(String(company)) ?? [])
      if (!found.has(String(child))) found.set(String(child), child);
  return [...found.values()];
};

export class Callers {
  readonly #known = new Map<string, { caller: Caller; rights: string; until: number }>();
  readonly #store: Store;
  readonly #tables: ReadonlyMap<string, Table>;

  constructor(store: Store, tables: ReadonlyMap<string, Table>) {
    this.#store = store;
    this.#tables = tables;
  }

  forget(): void {
    this.#known.clear();
  }

  async find(token: string, now: number): Promise<Caller | null> {
    const hash = hashOf(token);
    // The session itself is never remembered: what ends it, here or on another instance, ends it at once.
    const session = await openSession(this.#store.db, token, now);
    const known = this.#known.get(hash);
    if (session && known && known.rights === session.rights && known.until > Date.now()) return known.caller;
    this.#known.delete(hash);
    const caller = session && (await this.byAccount(session.account, now));
    if (session && !caller && !session.account.startsWith(VISITOR)) await endSession(this.#store.db, token);
    if (this.#known.size >= MOST) this.#known.clear();
    if (session && caller) this.#known.set(hash, { caller, rights: session.rights, until: Date.now() + MILLISECONDS });
    return caller;
  }

  /** Null when the account is gone, disabled or expired since its session began. `db` may be a step that is under way. */
  async byAccount(key: string | number, now: number, db: Db = this.#store.db): Promise<Caller | null> {
    const accounts = this.#tables.get("account");
    const account = accounts ? await byKey(db, accounts, key) : null;
    if (!accounts || !account) return null;
    const expires = Number(value(accounts, account, "gmt_validity") ?? 0);
    if (value(accounts, account, "state") === DISABLED || (expires > 0 && expires <= now)) return null;
    const roles = await this.#roles(db, accounts, account);
    const isSuper = roles.some((role) => String(role.id) === SUPER_ROLE);
    return {
      key,
      account,
      roles,
      isSuper,
      menus: await this.#menus(db, roles),
      company: isKey(account.comp_id) ? account.comp_id : 0,
      companies: isSuper ? null : await this.#companies(db, accounts, account),
    };
  }

  async #roles(db: Db, accounts: Table, account: Row): Promise<Row[]> {
    const roles = this.#tables.get("role");
    const given = [value(accounts, account, "role_id"), value(accounts, account, "role_ids")]
      .flat()
      .filter((key) => !isEmpty(key));
    if (!roles || given.length === 0) return [];
    return (await byKeys(db, roles, given)).filter((role) => role.state !== DISABLED);
  }

  async #menus(db: Db, granting: readonly Row[]): Promise<ReadonlySet<string>> {
    const roles = this.#tables.get("role");
    const menus = this.#tables.get("menu");
    if (!roles || !menus) return new Set();
    const keys = granting.flatMap((role) => value(roles, role, "menu_ids") ?? []);
    const rows = await byKeys(db, menus, keys);
    return new Set(rows.map((row) => String(row.menu_key)));
  }

  async #companies(db: Db, accounts: Table, account: Row): Promise<readonly (string | number)[]> {
    const own = [account.comp_id, account.company_id].filter(
      (one): one is string | number => isKey(one) && !isEmpty(one),
    );
    const companies = this.#tables.get("company");
    if (!companies || value(accounts, account, "scope") !== WITH_SUBORDINATES) return own;
    const { key, resource } = companies;
    const parent = resource.tree?.parent ?? "comp_parent_id";
    const rows =
      await sql<Row>`select ${sql.ref(key.name)}, ${sql.ref(parent)} from ${sql.table(companies.name)}`.execute(db);
    const parents = rows.rows.flatMap((row) => {
      const one = row[key.name];
      return isKey(one) ? [{ key: one, parent: row[parent] }] : [];
    });
    return [...new Set(own.flatMap((one) => subordinates(one, parents)))];
  }
}
