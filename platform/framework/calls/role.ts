// Answers the roles and menus that the caller may grant, for pickers. For one role, answers the roles that it may give
// and the accounts that have it. Records that the caller may not read are answered by name only.
import { mayCall, checkPermission } from "../access/permission";
import { keysInList } from "../access/roleLists";
import { meetsCondition, identityOf } from "../access/identity";
import { mayGiveRole } from "../rules/rights";
import { noPermissionFailure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { Platform, SessionRequest } from "../Platform";
import { findRow } from "../records/find";
import { titleFields } from "../records/lookup";
import { maskRows } from "../records/personal";
import { answerChoices } from "../records/picked";
import { filterReached, scopeSelection } from "../records/scope";
import { outsideTransaction } from "../records/step";
import { rulesOf } from "../records/rules";
import { decode, decodeRow, isEmpty } from "../storage/codec";
import { findByKeys, countRows, selectionOf } from "../storage/query";
import { readPage } from "../storage/page";
import type { Row } from "../storage/Store";
import type { Selection } from "../storage/query";
import type { Table } from "../storage/Table";

const MOST = 1000;
/** Field of an offered role without menus, so that people are warned before they give it. */
const GRANTS_NOTHING = "grants_nothing";

const readFirst = ({ store }: Platform, table: Table, selection: Selection): Promise<Row[]> =>
  readPage(store.db, table, selection, MOST, { offset: 0, limit: MOST, sort: table.key, descending: false });

const roleAndHolders = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller, params } = request;
  const { store } = platform;
  const { accounts, account, roles, role: fields } = identityOf(platform);
  checkPermission(caller, roles.resource, "rela");
  const role = await findRow(outsideTransaction(platform), roles, caller, params);
  const found = await findByKeys(store.db, roles, fields.gives === null ? [] : keysInList(roles, role, fields.gives));
  const own = new Set(await filterReached(outsideTransaction(platform), roles, caller, found));
  const assignable = found.filter((row) => own.has(row) || rulesOf(platform, roles).isShared?.(row, platform));
  const held = { [account.role]: role[roles.key.name] };
  const holding = scopeSelection(platform, accounts, caller, selectionOf(store, accounts, held));
  const total = await countRows(store.db, accounts, holding);
  const mayList = mayCall(caller, accounts.resource, "list");
  return {
    data: {
      [roles.key.name]: decode(roles.key, role[roles.key.name]),
      roles: assignable.map((row) => (own.has(row) ? decodeRow(roles, row) : titleFields(roles, row))),
      accounts: maskRows(
        platform,
        caller,
        accounts,
        (await readFirst(platform, accounts, holding)).map((row) =>
          mayList ? decodeRow(accounts, row) : titleFields(accounts, row),
        ),
      ),
    },
    count: total,
  };
};

/** The roles that the caller may give to an account, or add to the roles that a role may give. */
const givenRoles = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller } = request;
  const { store } = platform;
  const { roles, accounts, role: fields } = identityOf(platform);
  const { gives } = fields;
  const isGiving = [roles, accounts].some(({ resource }) =>
    ["add", "set"].some((action) => mayCall(caller, resource, action)),
  );
  if (!isGiving) throw noPermissionFailure();
  const named = gives === null ? [] : caller.roles.flatMap((own) => keysInList(roles, own, gives));
  const candidates = [
    ...(await findByKeys(store.db, roles, named)),
    ...(await readFirst(platform, roles, scopeSelection(platform, roles, caller, selectionOf(store, roles, {})))),
  ];
  const given = new Map<string, Row>();
  for (const role of candidates)
    if (
      !meetsCondition(fields.disabled, role) &&
      (await mayGiveRole({ ...outsideTransaction(platform), caller }, role))
    )
      given.set(String(role[roles.key.name]), role);
  const isEmptyRole = (row: Row): boolean =>
    String(row[roles.key.name]) !== String(fields.super) && keysInList(roles, row, fields.menus).length === 0;
  return answerChoices(request, roles, [...given.values()], (row) => (isEmptyRole(row) ? { [GRANTS_NOTHING]: 1 } : {}));
};

export const listRelatedRoles = async (request: SessionRequest): Promise<Answer> => {
  const key = request.params[identityOf(request.platform).roles.key.name];
  return isEmpty(key) || Array.isArray(key) ? givenRoles(request) : roleAndHolders(request);
};

/** The menus that the caller has, and so may grant. */
export const listHeldMenus = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller } = request;
  const { store } = platform;
  const { roles, role, menus } = identityOf(platform);
  const held = caller.isSuper
    ? await readFirst(platform, menus, selectionOf(store, menus, {}))
    : await findByKeys(
        store.db,
        menus,
        caller.roles.flatMap((own) => keysInList(roles, own, role.menus)),
      );
  return answerChoices(request, menus, held);
};
