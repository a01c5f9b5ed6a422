// Which roles a role may assign, and who holds it.
import type { Answer, SignedRequest } from "../Platform";
import { findRow } from "../records/find";
import { reached, scoped } from "../records/scope";
import { reading, tableFor } from "../records/step";
import { rulesOf } from "../rules";
import { decode, decodeRow } from "../storage/codec";
import { byKeys, page, selectionOf, count } from "../storage/query";

const MOST = 1000;

export const relatedRoles = async ({ platform, caller, params }: SignedRequest): Promise<Answer> => {
  const { store } = platform;
  const roles = tableFor(platform, "role");
  const role = await findRow(reading(platform), roles, caller, params);
  const column = roles.byName.get("role_ids");
  const keys = column ? [decode(column, role.role_ids)].flat() : [];
  const found = await byKeys(store.db, roles, keys);
  const own = new Set(await reached(reading(platform), roles, caller, found));
  const assignable = found.filter((row) => own.has(row) || rulesOf(roles).isShared?.(row));
  const accounts = tableFor(platform, "account");
  const holding = scoped(platform, accounts, caller, selectionOf(store, accounts, { role_id: role[roles.key.name] }));
  const total = await count(store.db, accounts, holding);
  const holders = await page(store.db, accounts, holding, total, {
    offset: 0,
    limit: MOST,
    sort: accounts.key,
    descending: false,
  });
  return {
    data: {
      id: role[roles.key.name],
      roles: assignable.map((row) => decodeRow(roles, row)),
      accounts: holders.map((row) => decodeRow(accounts, row)),
    },
    count: total,
  };
};
