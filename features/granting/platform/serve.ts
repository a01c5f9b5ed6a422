// Answers who can give the caller a right that the caller lacks, under /rest/granting (ADR 54), so that people know
// whom to ask: GET <menu key> -> { id, people, company }. `people` are up to three people of the caller's own company,
// with their role. If there are none, `company` is the company directly above, provided that an account there or higher
// up can give the right. The answer never contains the name of any other company.
import { sql } from "kysely";
import { findCompaniesAbove } from "../../../platform/framework/access/companies";
import { meetsCondition, type Identity, identityOf, roleKeysOf } from "../../../platform/framework/access/identity";
import { mayCall } from "../../../platform/framework/access/permission";
import type { Caller } from "../../../platform/framework/access/Caller";
import { keysInList } from "../../../platform/framework/access/roleLists";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { maskRows } from "../../../platform/framework/records/personal";
import { decodeRow } from "../../../platform/framework/storage/codec";
import { creationOrder } from "../../../platform/framework/storage/ids";
import { findByKey, findByKeys, oneOf, readRows, whereOf } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { Failure } from "../../../platform/framework/wire/Failure";

const PEOPLE = 3;
/** Companies rarely have more accounts, and their administrators are usually among the first. */
const MOST = 500;

/** Whether an account can give others a menu: it has the menu, and may change roles or give accounts a role with it. */
const canGrant = async ({ platform }: SessionRequest, giver: Caller, menu: string): Promise<boolean> => {
  const identity = identityOf(platform);
  const { accounts, roles, role, menus, menuKey } = identity;
  if (!giver.isSuper && !giver.menus.has(menu)) return false;
  if (giver.isSuper || mayCall(giver, roles.resource, "set")) return true;
  if (!mayCall(giver, accounts.resource, "set") || role.gives === null) return false;
  const { db } = platform.store;
  const given = await findByKeys(
    db,
    roles,
    giver.roles.flatMap((own) => keysInList(roles, own, role.gives ?? "")),
  );
  const granted = await findByKeys(
    db,
    menus,
    given.filter((one) => !meetsCondition(role.disabled, one)).flatMap((one) => keysInList(roles, one, role.menus)),
  );
  return granted.some((one) => one[menuKey] === menu);
};

const nameOf = (table: Table, row: Row, language: SessionRequest["language"]): string =>
  String(row[table.resource.titles[language] ?? table.resource.title] ?? "");

const rolesOf = (identity: Identity, row: Row): string => roleKeysOf(identity, row).map(String).join();

/**
 * The accounts of a company that can give the menu, the oldest first. Without owners, all accounts count as one
 * company.
 */
const grantorsIn = async (request: SessionRequest, company: unknown, menu: string, most: number): Promise<Row[]> => {
  const { platform, caller } = request;
  const { db } = platform.store;
  const identity = identityOf(platform);
  const { accounts, account } = identity;
  const own = accounts.byName.get(account.owners[0] ?? "");
  const key = accounts.key.name;
  const rows = await readRows(
    db,
    accounts,
    sql`${whereOf(own ? [oneOf(own, [company])] : [])} order by ${creationOrder(accounts)} limit ${MOST}`,
  );
  const known = new Map<string, boolean>();
  const found: Row[] = [];
  for (const row of rows) {
    if (found.length >= most) break;
    if (String(row[key]) === String(caller.key) || meetsCondition(account.service, row)) continue;
    const held = rolesOf(identity, row);
    if (known.get(held) === false) continue;
    const giver = await platform.callers.byAccount(String(row[key]), platform.now());
    // If this account is disabled, another account with the same role may still be found.
    if (giver === null) continue;
    known.set(held, known.get(held) ?? (await canGrant(request, giver, menu)));
    if (known.get(held)) found.push(row);
  }
  return found;
};

const peopleOf = async (
  request: SessionRequest,
  rows: readonly Row[],
): Promise<readonly { name: string; role: string }[]> => {
  const { platform, caller, language } = request;
  const identity = identityOf(platform);
  const { accounts, account, roles } = identity;
  const shown = maskRows(
    platform,
    caller,
    accounts,
    rows.map((row) => decodeRow(accounts, row)),
  );
  return Promise.all(
    shown.map(async (row, at) => {
      const [role] = await findByKeys(platform.store.db, roles, roleKeysOf(identity, rows[at] ?? {}));
      return {
        name: String(row[account.person ?? account.name] || row[account.name]),
        role: role ? nameOf(roles, role, language) : "",
      };
    }),
  );
};

/** The name of the company directly above, if an account there or higher up can give the menu; otherwise "". */
const companyAbove = async (request: SessionRequest, menu: string): Promise<string> => {
  const { platform, caller, language } = request;
  const { db } = platform.store;
  const companies = platform.tables.get(platform.model.owner?.resource ?? "");
  const above = companies ? await findCompaniesAbove({ platform, db }, caller.company) : [];
  for (const one of above) {
    if ((await grantorsIn(request, one, menu, 1)).length === 0) continue;
    const row = companies && (await findByKey(db, companies, above[0]));
    return companies && row ? nameOf(companies, row, language) : "";
  }
  return "";
};

export const grantingHandler: RestHandler = {
  async get(request, id) {
    const { platform, caller } = request;
    if (!platform.model.menus.some(({ key }) => key === id)) throw new Failure(404);
    const own = await grantorsIn(request, caller.company, id, PEOPLE);
    if (own.length > 0) return { id, people: await peopleOf(request, own), company: "" };
    return { id, people: [], company: await companyAbove(request, id) };
  },
};
