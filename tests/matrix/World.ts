// A platform in which each account has, in every table, rows of its own company, of a company below, and of an
// unrelated company. Demo rows are assigned to the companies of the tested accounts.
import { sql } from "kysely";
import type { Model } from "../../generator";
import { openStore } from "../../platform/framework/storage/open";
import { recordOf, rowsOf } from "../contract/Client";
import type { Client, JsonRecord } from "../contract/Client";
import { callsOfResource, declares } from "../contract/drafts";
import { openHost, readModel } from "../contract/hosts";
import type { StorePlace } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { Oracle } from "./Oracle";
import { rowOwnershipOf } from "./rowOwnershipOf";

/** One account of each preset role, starting with the super admin, then accounts of custom roles. */
export const PEOPLE = [
  "admin",
  "operator",
  "ruishi",
  "agent",
  "subagent",
  "distributor",
  "property",
  "developer",
  "customer",
  "branch",
  "clerk",
  // Accounts with all menus, whose companies are in the middle of the tree: one with companies below it, one without.
  "tenant",
  "tenant.alone",
] as const;
export type Person = (typeof PEOPLE)[number];

/**
 * The companies of these accounts, some companies below them, and some companies that only the first two accounts can
 * reach.
 */
const COMPANIES = [2, 29, 18, 28, 11, 5, 9, 19, 27, 16, 30, 3, 8, 22];

/** The resources whose rows stay with their companies, because they are about rights or money. */
const LEFT = new Set(["account", "company", "role", "money", "money_flow", "cdk_use"]);

const ROWS = 56;
const MOST = 5000;
const TENANT = 5;
/** The password of the created accounts. */
const PASSWORD = "kept-by-tests-alone-7";
const isMade = (person: Person): boolean => person.startsWith("tenant");

/** The model has few companies, so that each of them owns rows. */
export const worldModel = (): Model => {
  const model = readModel(ROWS);
  const resources = model.resources.map((one) =>
    one.name === "company" ? { ...one, demo: { ...one.demo, rows: one.demo.given.length } } : one,
  );
  return { ...model, resources };
};

const deal = async (place: StorePlace, model: Model): Promise<void> => {
  const store = await openStore(place);
  for (const { name, key, unique, calls } of model.resources) {
    const rule = rowOwnershipOf(name);
    if (!("own" in rule) || LEFT.has(name) || !calls.some(({ verb }) => verb !== "action")) continue;
    const keys = await store.db.selectFrom(name).select(key).orderBy(key).execute();
    for (const [index, row] of keys.entries()) {
      // If a row has several owners, they are different companies, in all combinations.
      const owners = [...(rule.may?.keys() ?? [rule.own])].map(
        (field, at) =>
          sql`${sql.ref(field)} = ${COMPANIES[(index + at * Math.floor(index / COMPANIES.length)) % COMPANIES.length]}`,
      );
      const values = sql`update ${sql.table(name)} set ${sql.join(owners)} where ${sql.ref(key)} = ${row[key]}`;
      // If a name must be unique within a company, some rows cannot be moved to another company.
      const dealt = values.execute(store.db);
      if (unique.length > 0) await dealt.catch(() => undefined);
      else await dealt;
    }
  }
  await store.close();
};

/** Creates a role with all menus, which no preset role has, and two accounts with it. */
const engage = async (client: Client): Promise<void> => {
  const token = await client.session("admin");
  const menu_ids = rowsOf(await client.call("/v2/user/menu/list", { page_size: MOST }, { token })).map(
    (row) => row.menu_id,
  );
  const role = { name: "Tenant", cn_name: "租户", type: 2, state: 1, comp_id: TENANT, menu_ids };
  const { id: role_id } = recordOf(await client.call("/v2/user/role/add", role, { token }));
  for (const [user_id, scope] of [
    ["tenant", 2],
    ["tenant.alone", 1],
  ] as const) {
    const account = {
      user_id,
      user_password: PASSWORD,
      user_name: user_id,
      user_type: 1,
      comp_id: TENANT,
      role_id,
      scope,
    };
    recordOf(await client.call("/v2/user/account/add", { ...account, state: 1 }, { token }));
  }
};

export interface World {
  readonly host: TestHost;
  readonly client: Client;
  readonly model: Model;
  readonly accounts: Readonly<Record<string, JsonRecord>>;
  token(person: Person): Promise<string>;
  /** An oracle for the present rows. */
  look(): Promise<Oracle>;
  close(): Promise<void>;
}

const readAll = async (client: Client, model: Model): Promise<Oracle> => {
  const token = await client.session("admin");
  const rows = new Map<string, readonly JsonRecord[]>();
  for (const resource of model.resources)
    if (declares(resource, "list"))
      rows.set(resource.name, rowsOf(await callsOfResource(client, token, resource)("list", { page_size: MOST })));
  return new Oracle(model, rows);
};

export const openWorld = async (place: StorePlace): Promise<World> => {
  const model = worldModel();
  await (await openHost(place, model)).close();
  await deal(place, model);
  const host = await openHost(place, model);
  const { client } = host;
  await engage(client);
  const first = await readAll(client, model);
  const tokens = new Map<Person, Promise<string>>();
  const accounts = Object.fromEntries(first.rows("account").map((row) => [String(row.user_id), row]));
  return {
    host,
    client,
    model,
    accounts,
    token: (person) => {
      const known = tokens.get(person) ?? client.token(person, isMade(person) ? PASSWORD : undefined);
      tokens.set(person, known);
      return known;
    },
    look: () => readAll(client, model),
    close: () => host.close(),
  };
};
