// What the caller may give, for pickers: roles and menus. And of one role, which ones it may assign and who holds it,
// by name alone where they are no more than that to the caller.
import { mayCall, permit } from "../access/permission";
import { DISABLED, listed } from "../access/held";
import { mayGive } from "../access/rights";
import { noPermission } from "../wire/Failure";
import type { Answer, Platform, SessionRequest } from "../server/Platform";
import { findRow } from "../records/find";
import { named } from "../records/lookup";
import { answerPicked } from "../records/picked";
import { reached, scoped } from "../records/scope";
import { reading, tableFor } from "../records/step";
import { rulesOf } from "../../business/rules.ts";
import { decodeRow, isEmpty } from "../storage/codec";
import { byKeys, count, page, selectionOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Selection } from "../storage/query";
import type { Table } from "../storage/Table";

const MOST = 1000;

const some = ({ store }: Platform, table: Table, selection: Selection): Promise<Row[]> =>
  page(store.db, table, selection, MOST, { offset: 0, limit: MOST, sort: table.key, descending: false });

const roleAndHolders = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller, params } = request;
  const { store } = platform;
  const roles = tableFor(platform, "role");
  permit(caller, roles.resource, "rela");
  const role = await findRow(reading(platform), roles, caller, params);
  const found = await byKeys(store.db, roles, listed(roles, role, "role_ids"));
  const own = new Set(await reached(reading(platform), roles, caller, found));
  const assignable = found.filter((row) => own.has(row) || rulesOf(roles).isShared?.(row));
  const accounts = tableFor(platform, "account");
  const holding = scoped(platform, accounts, caller, selectionOf(store, accounts, { role_id: role[roles.key.name] }));
  const total = await count(store.db, accounts, holding);
  const mayList = mayCall(caller, accounts.resource, "list");
  return {
    data: {
      id: role[roles.key.name],
      roles: assignable.map((row) => (own.has(row) ? decodeRow(roles, row) : named(roles, row))),
      accounts: (await some(platform, accounts, holding)).map((row) =>
        mayList ? decodeRow(accounts, row) : named(accounts, row),
      ),
    },
    count: total,
  };
};

/** Roles the caller may give to an account, or name among those that a role may assign. */
const givenRoles = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller } = request;
  const { store } = platform;
  const [roles, accounts] = [tableFor(platform, "role"), tableFor(platform, "account")];
  const gives = [roles, accounts].some(({ resource }) =>
    ["add", "set"].some((action) => mayCall(caller, resource, action)),
  );
  if (!gives) throw noPermission();
  const named = caller.roles.flatMap((own) => listed(roles, own, "role_ids"));
  const candidates = [
    ...(await byKeys(store.db, roles, named)),
    ...(await some(platform, roles, scoped(platform, roles, caller, selectionOf(store, roles, {})))),
  ];
  const given = new Map<string, Row>();
  for (const role of candidates)
    if (role.state !== DISABLED && (await mayGive({ ...reading(platform), caller }, role)))
      given.set(String(role[roles.key.name]), role);
  return answerPicked(request, roles, [...given.values()]);
};

export const relatedRoles = async (request: SessionRequest): Promise<Answer> =>
  isEmpty(request.params.id) || Array.isArray(request.params.id) ? givenRoles(request) : roleAndHolders(request);

/** Menus the caller has, and so may grant. */
export const heldMenus = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller } = request;
  const { store } = platform;
  const [roles, menus] = [tableFor(platform, "role"), tableFor(platform, "menu")];
  const held = caller.isSuper
    ? await some(platform, menus, selectionOf(store, menus, {}))
    : await byKeys(
        store.db,
        menus,
        caller.roles.flatMap((own) => listed(roles, own, "menu_ids")),
      );
  return answerPicked(request, menus, held);
};
