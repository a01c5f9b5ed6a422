// The signed-in account and its permissions, loaded once and cached for the session.
import type { UserIdentity } from "ra-core";
import { factsIn } from "../wire/readAnswer";
import type { Payload } from "../wire/contract";
import { can, host } from "../wire/Host";
import { hostInside } from "../wire/HostInside";
import { lastUser } from "../wire/lastUser";
import { ownAccount } from "../wire/ownAccount";
import { renewingSession } from "../wire/renewal";
import { session } from "../wire/session";
import { WireFailure } from "../wire/WireFailure";

export interface Permissions {
  /** Menu keys that the account's roles grant. */
  readonly menus: ReadonlySet<string>;
  /** Whether the account may do everything, independently of its roles. */
  readonly isSuper: boolean;
}
export interface Account {
  readonly identity: UserIdentity;
  readonly permissions: Permissions;
  readonly record: Payload;
}

const stringOrEmpty = (value: unknown): string => (typeof value === "string" ? value : "");

/** @throws WireFailure when the answer has no account, so that the console never opens with incomplete permissions */
export function readAccount(data: unknown): Account {
  const record = factsIn(data);
  const { own } = host();
  const name = own === null ? lastUser.get() : stringOrEmpty(record[own.name]);
  if (own !== null && name === "") throw new WireFailure({ reason: "notJson", code: 200, path: own.path, data });
  const [owner, managed] = own?.owners.map((field) => record[field]) ?? [];
  const menus = Array.isArray(record.menus) ? record.menus.filter((key) => typeof key === "string") : [];
  const avatar = stringOrEmpty(record.avatar);
  return {
    record,
    identity: {
      id: name,
      fullName: stringOrEmpty(record[own?.title ?? ""]) || name,
      key: record[own?.key ?? ""],
      owner,
      managed,
      offers: record.offers,
      account: record,
      ...(avatar === "" ? {} : { avatar }),
    },
    permissions: { menus: new Set(menus), isSuper: record.super === true || record.super === 1 },
  };
}

const withRights = async (account: Account): Promise<Account> => {
  const { rights } = hostInside();
  if (rights === null) return { ...account, permissions: { menus: new Set(), isSuper: true } };
  if (can("grants")) return account;
  const { readRoleRights } = await import("./roleRights");
  return { ...account, permissions: { menus: await readRoleRights(account.record, rights), isSuper: false } };
};

export interface AccountStore {
  /** All callers share one request. After a failure, the next caller sends a new one. @throws WireFailure */
  load(): Promise<Account>;
  forget(): void;
}

export function createAccountStore(): AccountStore {
  let loading: Promise<Account> | null = null;
  const store: AccountStore = {
    load() {
      loading ??= renewingSession(() => ownAccount.ask().then(({ data }) => withRights(readAccount(data))));
      const current = loading;
      current.catch(() => {
        if (loading === current) loading = null;
      });
      return current;
    },
    forget() {
      loading = null;
    },
  };
  session.onForget(store.forget);
  return store;
}
