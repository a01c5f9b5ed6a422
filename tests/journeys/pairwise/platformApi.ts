// A console to test, and its platform: which accounts may open which list, and what the platform answers to the same
// call.
import type { Model, ResourceModel } from "../../../generator";
import type { SortKey } from "../../../src/framework/wire/sortKeys";
import { callRestPath } from "../../contract/callRestPath";
import { type Client, isRecord, type JsonRecord, type Reply, rowsOf } from "../../contract/Client";
import { callsOfResource } from "../../contract/drafts";
import { openLive } from "../../contract/Host";
import { VERIFICATION_CODE } from "../serve";
import { signIn, visit } from "../visit";

/** The parameters of a request for a list. */
export interface ListRequest {
  readonly filters: JsonRecord;
  readonly keys: readonly SortKey[];
  readonly page: number;
  readonly size: number;
}

/** The stored values of a signed-in browser. */
interface Session {
  readonly token: string;
  readonly kept: readonly (readonly [string, string])[];
}

const MOST = 1000;

const keptBySigningIn = async (address: string, account: string): Promise<Session> => {
  const person = await visit({ address });
  await person.open("/login");
  await signIn(person, { account });
  await person.page.waitForURL((url) => url.pathname !== "/login");
  const { named, all } = await person.page.evaluate(() => ({
    named: document.documentElement.dataset.token ?? null,
    all: Object.entries(localStorage).map(([name, text]) => [name, String(text)] as const),
  }));
  await person.end();
  const isToken = (name: string): boolean => (named === null ? name.endsWith(".token") : name === named);
  const kept = all.filter(([name]) => isToken(name) || name.endsWith(".user"));
  return { token: kept.find(([name]) => isToken(name))?.[1] ?? "", kept };
};

const listing = ({ calls }: ResourceModel): string => calls.find(({ verb }) => verb === "list")?.name ?? "list";

const grantsOf = async (client: Client, model: Model, token: string) => {
  const { identity } = model;
  if (identity === null) throw new Error("nobody signs in here");
  const all = async (name: string): Promise<readonly JsonRecord[]> => {
    const resource = model.resources.find((one) => one.name === name);
    if (resource === undefined) return [];
    const reply = await callsOfResource(client, token, resource)(listing(resource), { page_size: MOST });
    if (reply.code !== 200) throw new Error(`${name}: ${JSON.stringify(reply)}`);
    return rowsOf(reply);
  };
  const { account, role, menu } = identity;
  const [accounts, roles, menus] = await Promise.all([account, role, menu].map(({ resource }) => all(resource)));
  const keyOf = (name: string): string => model.resources.find((one) => one.name === name)?.key ?? "id";
  return (name: string): ReadonlySet<string> | null => {
    const held = accounts?.find((one) => one[account.name] === name)?.[account.role];
    if (String(held) === role.super) return null;
    const granted: unknown = roles?.find((one) => one[keyOf(role.resource)] === held)?.[role.menus];
    const ids: readonly unknown[] = Array.isArray(granted) ? granted : [];
    const keys = menus?.filter((one) => ids.includes(one[keyOf(menu.resource)])) ?? [];
    return new Set(keys.map((one) => String(one[menu.key])));
  };
};

/** @param accounts the first account must have all rights */
export const openPlatformApi = async (address: string, model: Model, accounts: readonly string[]) => {
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  const { client } = await openLive(address);
  const sessions = new Map<string, Session>();
  for (const account of accounts) sessions.set(account, await keptBySigningIn(address, account));
  const sessionOf = (account: string): Session => sessions.get(account) ?? { token: "", kept: [] };
  const granted = await grantsOf(client, model, sessionOf(accounts[0] ?? "").token);

  const may = (account: string, resource: ResourceModel, call: string): boolean => {
    const menus = granted(account);
    return menus === null || menus.has(resource.access[call] ?? "");
  };
  const ask = (
    account: string,
    resource: ResourceModel,
    { filters, keys, page, size }: ListRequest,
  ): Promise<Reply> => {
    const asked = {
      ...filters,
      ...(filters.where !== undefined && { where_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      sort_field: keys.map(({ field }) => field).join(),
      sort_order: keys.map(({ descending }) => (descending ? "desc" : "asc")).join(),
      page_size: size,
      page_index: page,
    };
    return callsOfResource(client, sessionOf(account).token, resource)(listing(resource), asked);
  };
  const callRest = (account: string, path: string, method = "GET", body?: JsonRecord) =>
    callRestPath(client, sessionOf(account).token, path, method, body);
  const named = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
  /** Deletes the account's preferences for this list, and its general ones. */
  const forget = async (account: string, resource: ResourceModel): Promise<void> => {
    const asked = [
      ["/preferences", { range: [0, 199] }],
      ["/views", { filter: { of: resource.name } }],
    ] as const;
    for (const [path, params] of asked) {
      const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)]));
      const { body } = await callRest(account, `${path}?${query}`);
      for (const { id, changes = true } of named(body.rows))
        if (changes === true)
          await client.fetch(`/rest${path}/${encodeURIComponent(String(id))}`, {
            method: "DELETE",
            headers: { authorization: `Bearer ${sessionOf(account).token}` },
          });
    }
  };
  return { address, model, may, ask, callRest, forget, keptOf: (account: string) => sessionOf(account).kept };
};

export type PlatformApi = Awaited<ReturnType<typeof openPlatformApi>>;
