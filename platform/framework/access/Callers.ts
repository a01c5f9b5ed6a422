// Finds the caller of a token: session, account, roles, menus and companies. The result is cached for a few seconds, because
// one screen sends several requests. It is dropped at once when rights or the data behind it change.
import { menuKeyOfTopOwner } from "../../../generator";
import { findTopOwner } from "./companies";
import { NOTES_TABLE, SESSIONS_TABLE } from "../storage/bookkeeping";
import { isEmpty } from "../storage/codec";
import { findByKey, findByKeys } from "../storage/query";
import { sql } from "kysely";
import { type Described, tableFor } from "../storage/tableFor";
import { type Caller, isKey } from "./Caller";
import type { FactorDemand, WithFactors } from "./Factor";
import type { Db, Row, Store } from "../storage/Store";
import { isOwnedBy } from "./controllers";
import { keysInList } from "./roleLists";
import { findIdentity, meetsCondition, type Identity, isExpired, roleKeysOf } from "./identity";
import { findApiKeys, type FoundApiKey, isApiKey, isRefused, openApiKeys } from "./apiKeys";
import { BatchReader } from "../storage/BatchReader";
import { endSession, endRoleView, type FoundSession, hashToken, openSessions, VISITOR_PREFIX } from "./sessions";
import { type MayGiveRole, viewAsRole } from "./seeAs";

const MILLISECONDS = 3000;
const MOST = 1000;

interface Known {
  readonly caller: Caller;
  readonly rights: string | null;
  readonly until: number;
  /** The moment when the session was read: see `#moment`. */
  readonly readAt: string | null;
}

export interface CallerSources extends Described, WithFactors {
  readonly twoStep?: FactorDemand | null;
}

interface Child<Key> {
  readonly key: Key;
  readonly parent: unknown;
}

/** The key of `start` and the keys of all companies below it. A cycle in the tree is harmless. */
export const keysWithSubordinates = <Key>(start: Key, parents: readonly Child<Key>[]): Key[] => {
  const children = new Map<string, Key[]>();
  for (const { key, parent } of parents) children.set(String(parent), [...(children.get(String(parent)) ?? []), key]);
  const found = new Map<string, Key>([[String(start), start]]);
  for (const company of found.values())
    for (const child of children.get(String(company)) ?? []) found.set(String(child), child);
  return [...found.values()];
};

export class Callers {
  readonly #known = new Map<string, Known>();
  readonly #store: Store;
  readonly #described: CallerSources;
  readonly #sessions: BatchReader<FoundSession>;
  readonly #apiKeys: BatchReader<FoundApiKey>;
  readonly #mayGive: MayGiveRole;
  /** The time of the latest lookup, in seconds since 1970. */
  #now = 0;

  /** `mayGiveRole` decides who may view the console as a role; by default nobody may. */
  constructor(store: Store, described: CallerSources, mayGive: MayGiveRole = async () => false) {
    this.#mayGive = mayGive;
    this.#store = store;
    this.#described = described;
    this.#sessions = new BatchReader((hashes) => openSessions(store.db, hashes, this.#now));
    this.#apiKeys = new BatchReader((hashes) => openApiKeys(store.db, described, hashes));
  }

  forget(): void {
    this.#known.clear();
  }

  /**
   * The key of the account that last used a token, for counting requests. It proves no rights, because the session may have
   * ended. Null if nobody is signed in with this token.
   */
  async accountOf(token: string, now: number): Promise<string | number | null> {
    const known = this.#known.get(hashToken(token));
    return (known?.caller ?? (await this.find(token, now, true)))?.key ?? null;
  }

  /** The caller with this token. A caller who lacks a required second factor is found only if `evenLacking` is true. */
  async find(token: string, now: number, evenLacking = false): Promise<Caller | null> {
    const found = await this.#find(token, now);
    return found?.lacksFactor === true && !evenLacking ? null : found;
  }

  async #find(token: string, now: number): Promise<Caller | null> {
    const hash = hashToken(token);
    if (isApiKey(token)) return this.#findByApiKey(hash, now);
    // The session is read again after any change of sessions or rights, and every second, so that a session that
    // another process ended also ends here.
    const readAt = this.#moment(now);
    const known = this.#known.get(hash);
    if (known && readAt !== null && known.readAt === readAt && this.#holds(known, now)) return known.caller;
    this.#now = now;
    const session = await this.#sessions.find(hash);
    if (session && known && known.rights === session.rights && this.#holds(known, now)) {
      this.#known.set(hash, { ...known, readAt });
      return known.caller;
    }
    this.#known.delete(hash);
    if (session === null) return null;
    const own = await this.byAccount(session.account, now);
    const caller = own && (await this.#sighted(this.#store.db, own, session));
    if (own === null || caller === null) {
      if (own !== null) await endRoleView(this.#store.db, token);
      else if (!session.account.startsWith(VISITOR_PREFIX)) await endSession(this.#store.db, token);
      return null;
    }
    const { twoStep } = this.#described;
    const isLacking = !session.isVouched && (await twoStep?.isLacking(this.#described, this.#store.db, own.account));
    const whole = isLacking === true ? { ...caller, lacksFactor: true } : caller;
    this.#keep(hash, { caller: whole, rights: session.rights, readAt });
    return whole;
  }

  /** The current second, with the store's stamp of sessions and rights. Null: the session is always read again. */
  #moment(now: number): string | null {
    const stamp = this.#store.stampOf?.([SESSIONS_TABLE, NOTES_TABLE]) ?? null;
    return stamp === null ? null : `${now} ${stamp}`;
  }

  #keep(hash: string, known: Omit<Known, "until">): void {
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(hash, { ...known, until: Date.now() + MILLISECONDS });
  }

  #holds({ caller, until }: Known, now: number): boolean {
    const identity = findIdentity(this.#described);
    return until > Date.now() && identity !== null && !isExpired(identity.account, caller.account, now);
  }

  /** The record of a key is never cached, so that a disabled, deleted or expired key is refused at once. */
  async #findByApiKey(hash: string, now: number): Promise<Caller | null> {
    const { apiKey, keys } = findApiKeys(this.#described) ?? {};
    const found = apiKey === undefined ? null : await this.#apiKeys.find(hash);
    if (apiKey === undefined || keys === undefined || found === null || isRefused(apiKey, found.row, now)) return null;
    const known = this.#known.get(hash);
    const scopes = JSON.stringify(keysInList(keys, found.row, apiKey.scopes));
    const rights = `${found.rights}\n${scopes}`;
    if (known && known.rights === rights && this.#holds(known, now)) return this.#named(known.caller, found.row);
    this.#known.delete(hash);
    const account = found.row[apiKey.account];
    const caller = isKey(account) ? await this.byAccount(account, now) : null;
    if (caller === null) return null;
    const limited = await this.#limited(this.#store.db, caller, found.row);
    this.#keep(hash, { caller: limited, rights, readAt: null });
    return this.#named(limited, found.row);
  }

  /** The caller, with the current record of the API key that its call used. */
  #named(caller: Caller, row: Row): Caller {
    const { apiKey, keys } = findApiKeys(this.#described) ?? {};
    if (apiKey === undefined || keys === undefined) return caller;
    const key = row[keys.key.name];
    const limit = Number((apiKey.limit && row[apiKey.limit]) ?? 0);
    const usedAt = Number((apiKey.used && row[apiKey.used]) ?? 0);
    const prefix = String(row[apiKey.prefix] ?? "");
    return { ...caller, apiKey: { key: isKey(key) ? key : "", prefix, limit: limit > 0 ? limit : null, usedAt } };
  }

  /** The account with the rights of the key: those menus of the key that the account also has. Never super admin. */
  async #limited(db: Db, caller: Caller, row: Row): Promise<Caller> {
    const identity = findIdentity(this.#described);
    const { apiKey, keys } = findApiKeys(this.#described) ?? {};
    if (identity === null || apiKey === undefined || keys === undefined) return { ...caller, menus: new Set() };
    const menus = await findByKeys(db, identity.menus, keysInList(keys, row, apiKey.scopes));
    const named = menus.map((menu) => String(menu[identity.menuKey]));
    const scopes = new Set([...named, ...named.map(menuKeyOfTopOwner)]);
    const held = caller.isSuper ? [...scopes] : [...caller.menus].filter((menu) => scopes.has(menu));
    return { ...caller, isSuper: false, menus: new Set(held) };
  }

  /** Reads the rights of a caller again, within a transaction. Null if its account or API key is no longer valid. */
  async again(caller: Caller, now: number, db: Db = this.#store.db): Promise<Caller | null> {
    const account = await this.byAccount(caller.key, now, db);
    if (account !== null && caller.sight) return this.#sighted(db, account, { sight: caller.sight });
    if (account === null || caller.apiKey === undefined) return account;
    const { apiKey, keys } = findApiKeys(this.#described) ?? {};
    const row = keys === undefined ? null : await findByKey(db, keys, caller.apiKey.key);
    if (apiKey === undefined || row === null || isRefused(apiKey, row, now)) return null;
    return this.#named(await this.#limited(db, account, row), row);
  }

  /** The caller with the session's role. Null if the account may no longer view the console as that role. */
  async #sighted(db: Db, own: Caller, { sight }: Pick<FoundSession, "sight">): Promise<Caller | null> {
    const identity = findIdentity(this.#described);
    if (sight === null || identity === null) return own;
    const seen = await viewAsRole(identity, own, sight, (caller, role) => this.#mayGive(db, caller, role), db);
    if (seen === null) return null;
    const { account, role } = seen;
    return {
      ...own,
      ...seen.caller,
      menus: await this.#menus(db, identity, [role], account),
      companies: seen.caller.isSuper ? null : await this.#companies(db, identity, account),
    };
  }

  /** Null if the account is deleted, disabled or expired. Pass `db` to read within a transaction. */
  async byAccount(key: string | number, now: number, db: Db = this.#store.db): Promise<Caller | null> {
    const identity = findIdentity(this.#described);
    const account = identity && (await findByKey(db, identity.accounts, key));
    if (!identity || !account) return null;
    if (meetsCondition(identity.account.disabled, account) || isExpired(identity.account, account, now)) return null;
    const roles = await this.#roles(db, identity, account);
    const isSuper = roles.some((role) => String(role[identity.roles.key.name]) === identity.role.super);
    const own = account[identity.accounts.key.name];
    if (!isKey(own)) return null;
    const [company] = identity.account.owners.map((name) => account[name]);
    return {
      key: own,
      account,
      roles,
      isSuper,
      menus: await this.#menus(db, identity, roles, account),
      company: isKey(company) ? company : 0,
      companies: isSuper ? null : await this.#companies(db, identity, account),
    };
  }

  async #roles(db: Db, identity: Identity, account: Row): Promise<Row[]> {
    const roles = await findByKeys(db, identity.roles, roleKeysOf(identity, account));
    return roles.filter((role) => !meetsCondition(identity.role.disabled, role));
  }

  /** The menu keys of these roles. Accounts of the top company also get the top-only variant of each key. */
  async #menus(db: Db, identity: Identity, granting: readonly Row[], account: Row): Promise<ReadonlySet<string>> {
    const { roles, role, menus, menuKey } = identity;
    const rows = await findByKeys(
      db,
      menus,
      granting.flatMap((one) => keysInList(roles, one, role.menus)),
    );
    const held = rows.map((row) => String(row[menuKey]));
    const top = await findTopOwner(identity, db);
    const isTop = !isEmpty(top) && isOwnedBy(identity.account, account, top);
    return new Set(isTop ? [...held, ...held.map(menuKeyOfTopOwner)] : held);
  }

  /** Null if the model has no owners, because rows are then not restricted by company. */
  async #companies(db: Db, { account }: Identity, row: Row): Promise<Caller["companies"]> {
    const { owner } = this.#described.model;
    if (owner === null) return null;
    const own = account.owners
      .map((name) => row[name])
      .filter(isKey)
      .filter((one) => !isEmpty(one));
    const { parent } = owner;
    if (parent === null || !meetsCondition(account.wide, row)) return own;
    const { key, name: companies } = tableFor(this.#described, owner.resource);
    const { rows } = await sql<
      Child<(typeof own)[number]>
    >`select ${sql.ref(key.name)} as key, ${sql.ref(parent)} as parent from ${sql.table(companies)}`.execute(db);
    return [...new Set(own.flatMap((one) => keysWithSubordinates(one, rows)))];
  }
}
