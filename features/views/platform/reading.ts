// Reads views, without the parts that their reader may not see.
import type { AnsweredRow } from "../../../platform/framework/wire/envelope";
import { sql, type SqlBool } from "kysely";
import { identityOf } from "../../../platform/framework/access/identity";
import { fieldsHiddenFrom } from "../../../platform/framework/records/personal";
import { mayRead } from "../../../platform/framework/records/pointing";
import { decode, isEmpty } from "../../../platform/framework/storage/codec";
import { findByKeys } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import { type Table, VERSION } from "../../../platform/framework/storage/Table";
import {
  type ViewRequest,
  hasRole,
  mayChangeView,
  maySeeView,
  mayMakePrivate,
  visibleOwners,
  ownerOfAccount,
  ownershipOf,
} from "./rights";
import { VIEWS_TABLE } from "./table";
import { readableValue } from "./value";

const oneOf = (column: string, keys: readonly unknown[]) =>
  keys.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(keys)})`;

/** The table of the list, if the caller may read it. Null if the list does not exist. */
export const findListedTable = ({ platform, caller }: ViewRequest, list: unknown): Table | null => {
  const table = platform.tables.get(String(list ?? ""));
  return table !== undefined && mayRead(caller, table) ? table : null;
};

/** Titles of records, by their keys, in the language of the reader. */
export const viewTitlesOf = async (
  { db, language }: ViewRequest,
  table: Table,
  keys: readonly unknown[],
): Promise<Map<string, string>> => {
  const { title, titles } = table.resource;
  const rows: readonly Row[] = await findByKeys(db, table, [
    ...new Set(keys.filter((key) => !isEmpty(key)).map(String)),
  ]);
  return new Map(rows.map((row) => [String(row[table.key.name]), String(row[titles[language] ?? title ?? ""] ?? "")]));
};

/** Views of lists that the caller may read, in the form of the answer. */
export const describeViews = async (asking: ViewRequest, views: readonly Row[]): Promise<readonly AnsweredRow[]> => {
  const { platform, caller } = asking;
  const { accounts, account, roles } = identityOf(platform);
  const authors: readonly Row[] = await findByKeys(
    asking.db,
    accounts,
    views.filter((view) => view.account === null && !isEmpty(view.author)).map(({ author }) => String(author)),
  );
  const namesOfAuthors = new Map(authors.map((row) => [String(row[accounts.key.name]), String(row[account.name])]));
  const namesOfRoles = await viewTitlesOf(
    asking,
    roles,
    views.map(({ role }) => role),
  );
  const described: AnsweredRow[] = [];
  for (const view of views) {
    const table = findListedTable(asking, view.list);
    if (table === null) continue;
    const reading = { table, hidden: fieldsHiddenFrom(platform, caller, table) };
    const { value, leftOut } = readableValue(String(view.value), reading);
    const whose = ownershipOf(view);
    described.push({
      id: String(view.id),
      of: String(view.list),
      name: String(view.name),
      whose,
      role: isEmpty(view.role) ? "" : decode(roles.key, view.role),
      role_name: namesOfRoles.get(String(view.role)) ?? "",
      author: whose === "own" ? "" : (namesOfAuthors.get(String(view.author)) ?? ""),
      opens: whose === "role" && hasRole(asking, view.role),
      changes: await mayChangeView(asking, view),
      shares: whose === "own" ? ownerOfAccount(asking) !== null : mayMakePrivate(asking, view),
      value,
      left_out: leftOut,
      [VERSION.count]: Number(view[VERSION.count]),
    });
  }
  return described;
};

/** The views of one list that the caller sees, by name; the defaults of roles come first. */
export const visibleViewsOf = async (asking: ViewRequest, table: Table): Promise<readonly Row[]> => {
  const { db, caller } = asking;
  const whose = sql<SqlBool>`(${oneOf("account", [caller.key])} or ${oneOf("owner", visibleOwners(asking))} or role is not null)`;
  const rows: readonly Row[] = await db
    .selectFrom(VIEWS_TABLE)
    .selectAll()
    .where("list", "=", table.name)
    .where(whose)
    .orderBy("role")
    .orderBy("name")
    .orderBy("id")
    .execute();
  const seen: Row[] = [];
  for (const row of rows) if (await maySeeView(asking, row)) seen.push(row);
  return seen;
};

/** The default view of each list for the caller. If several roles have one, the role with the lowest key wins. */
export const defaultViewsFor = async (asking: ViewRequest): Promise<readonly AnsweredRow[]> => {
  const { db, caller, platform } = asking;
  const key = identityOf(platform).roles.key.name;
  const rows: readonly Row[] = await db
    .selectFrom(VIEWS_TABLE)
    .selectAll()
    .where(
      oneOf(
        "role",
        caller.roles.map((role) => role[key]),
      ),
    )
    .orderBy("role")
    .execute();
  const lists = new Set<unknown>();
  const first = rows.filter(({ list }) => !lists.has(list) && lists.add(list));
  return describeViews(asking, first);
};
