import { expect, it } from "vitest";
import { tablesOf } from "../storage/Table";
import { readModel } from "../../../tests/contract/hosts";
import type { Caller } from "./Caller";
import { keysAllowedByRoles, beyondRightsFailure, keysInList } from "./roleLists";
import {
  decidesRights,
  findIdentity,
  meetsCondition,
  requireHost,
  identityOf,
  isExpired,
  roleKeysOf,
} from "./identity";
import { mayCall, checkPermission } from "./permission";

const model = readModel();
const described = { model, tables: tablesOf(model) };
const identity = identityOf(described);
const { roles, role: fields, account, accounts } = identity;
const nobody = { ...described, model: { ...model, identity: null, host: null } };

const caller = (more: Partial<Caller> = {}): Caller => ({
  key: 7,
  account: {},
  roles: [],
  isSuper: false,
  menus: new Set(),
  company: 2,
  companies: [2],
  ...more,
});
const holding = (keys: unknown) => ({ [fields.menus]: keys });

it("lists keys as they are stored and as they were sent, as texts", () => {
  expect(keysInList(roles, holding([1, "2"]), fields.menus)).toEqual(["1", "2"]);
  expect(keysInList(roles, holding("[1,2]"), fields.menus)).toEqual(["1", "2"]);
  for (const none of [undefined, null, "", 7, "7"]) expect(keysInList(roles, holding(none), fields.menus)).toEqual([]);
  expect(keysInList(roles, { unknown: "[1]" }, "unknown")).toEqual([]);
});

it("restricts by what all roles name together, and by nothing where one names nothing", () => {
  const all = (...held: readonly unknown[]) =>
    keysAllowedByRoles(roles, caller({ roles: held.map(holding) }), fields.menus);
  expect(all([1, 2], [2, 3])).toEqual(["1", "2", "3"]);
  expect(all([1, 2], [])).toBeNull();
  expect(all()).toEqual([]);
  expect(keysAllowedByRoles(roles, caller({ isSuper: true, roles: [holding([1])] }), fields.menus)).toBeNull();
});

it("names the field that would give more", () => {
  expect(beyondRightsFailure("scope")).toMatchObject({
    code: 513,
    context: "beyond",
    data: { context: "beyond", fields: { scope: "invalid.beyond" } },
  });
});

it("holds where every field has one of its values, and never where nothing is said", () => {
  const condition = { state: [2, 3], type: ["x"] };
  expect(meetsCondition(condition, { state: "3", type: "x" })).toBe(true);
  expect(meetsCondition(condition, { state: 2 })).toBe(false);
  expect(meetsCondition(condition, { state: 1, type: "x" })).toBe(false);
  expect(meetsCondition({}, { state: 2 })).toBe(false);
});

it("knows an account's roles as they are stored and as they were sent", () => {
  expect(roleKeysOf(identity, { [account.role]: 4 })).toEqual([4]);
  expect(roleKeysOf(identity, { [account.role]: "4" })).toEqual([4]);
  expect(roleKeysOf(identity, { [account.role]: [4, 5] })).toEqual([4, 5]);
  const several = { ...identity, accounts: roles, account: { ...account, role: fields.menus } };
  expect(roleKeysOf(several, { [fields.menus]: "[4,5]" })).toEqual([4, 5]);
  for (const none of [null, undefined, ""]) expect(roleKeysOf(identity, { [account.role]: none })).toEqual([]);
});

it("expires at its moment, and never if it has no such moment", () => {
  const until = account.until ?? "";
  expect([9, 10, 11].map((now) => isExpired(account, { [until]: 10 }, now))).toEqual([false, true, true]);
  for (const none of [0, null, undefined]) expect(isExpired(account, { [until]: none }, 10)).toBe(false);
  expect(isExpired({ ...account, until: null }, { [until]: 10 }, 10)).toBe(false);
});

it("is decided by accounts, roles, menus, identity providers and owners alone", () => {
  const deciding = [...described.tables.values()]
    .filter((table) => decidesRights(model, table))
    .map(({ name }) => name);
  const named = [
    accounts.name,
    roles.name,
    identity.menus.name,
    model.owner?.resource,
    model.identity?.provider?.resource,
  ];
  expect(deciding.toSorted()).toEqual(named.toSorted());
  expect(decidesRights({ ...model, identity: null, owner: null }, accounts)).toBe(false);
});

it("is 404 where nobody signs in", () => {
  expect(findIdentity(nobody)).toBeNull();
  expect(() => identityOf(nobody)).toThrow(expect.objectContaining({ code: 404 }));
  expect(() => requireHost(nobody)).toThrow(expect.objectContaining({ code: 404 }));
  expect(requireHost(described)).toBe(model.host);
});

it("lets a caller do what their menus allow, and a caller above all menus do anything", () => {
  const { resource } = accounts;
  const [action = "", menu = ""] = Object.entries(resource.access)[0] ?? [];
  const granted = caller({ menus: new Set([menu]) });
  expect([granted, caller(), caller({ isSuper: true })].map((one) => mayCall(one, resource, action))).toEqual([
    true,
    false,
    true,
  ]);
  expect(mayCall(granted, resource, "unheard of")).toBe(false);
  expect(() => checkPermission(caller(), resource, action)).toThrow(expect.objectContaining({ code: 513 }));
  expect(() => checkPermission(granted, resource, action)).not.toThrow();
});
