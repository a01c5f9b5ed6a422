// Tests who controlled an account, which companies are above another, and the conditions of console.yaml in SQL.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readModel } from "../../../tests/contract/hosts";
import { openSigningStore, type SigningStore } from "../../../tests/contract/signingStore";
import { tableFor } from "../storage/tableFor";
import type { Row } from "../storage/Store";
import { transact } from "../storage/transact";
import type { Caller } from "./Caller";
import { type RightsReader, findCompaniesAbove, findTopCompany } from "./companies";
import { haveCommonController, isOwnedBy, removeController, newControllersOf } from "./controllers";
import { conditionSql } from "./identity";
import { lockRights } from "./lockRights";

const model = readModel();
const DEEP = 130;

let signing: SigningStore;
let reading: RightsReader;

beforeAll(async () => {
  signing = await openSigningStore(model);
  const { add, described, identity, store } = signing;
  reading = { platform: described, db: store.db };
  const companies = tableFor(described, "company");
  // Each company is below the one before. The second company runs the platform.
  const keys = Array.from({ length: DEEP }, (_, at) => at + 1);
  await add(companies, ...keys.map((key) => ({ comp_id: key, comp_name: `Company ${key}`, comp_parent_id: key - 1 })));
  await add(companies, { comp_id: 900, comp_name: "Alone" });
  await add(identity.roles, { id: 1, name: "Above all", comp_id: 2, state: 1 });
});
afterAll(() => signing.close());
beforeEach(async () => {
  await sql`delete from account`.execute(signing.store.db);
});

/** An account; `of` is its company, `by` the keys of its controllers. */
const person = (id: number, by: unknown = null, of = 3): Row => ({
  id,
  user_id: `person ${id}`,
  comp_id: of,
  controllers: by === null ? "" : JSON.stringify(by),
});
const caller = (account: Row, key = Number(account.id)): Caller => ({
  key,
  account,
  roles: [],
  isSuper: false,
  menus: new Set(),
  company: 3,
  companies: [3],
});
const storedHands = async (id: number): Promise<unknown> => {
  const { rows } = await sql<{ held: string }>`select controllers as held from account where id = ${id}`.execute(
    signing.store.db,
  );
  return JSON.parse(rows[0]?.held ?? "");
};
const without = (more: object): RightsReader => ({ ...reading, platform: { ...signing.described, ...more } });
const uncontrolled = () =>
  without({
    model: {
      ...model,
      identity: model.identity && { ...model.identity, account: { ...model.identity.account, controllers: null } },
    },
  });

describe("the companies above one", () => {
  it("are its parents, nearest first, and the company that runs the platform", async () => {
    expect(await findTopCompany(reading)).toBe(2);
    expect(await findCompaniesAbove(reading, 4)).toEqual([3, 2, 1]);
    expect(await findCompaniesAbove(reading, 900)).toEqual([2]);
    expect(await findCompaniesAbove(reading, 2)).toEqual([1]);
    expect(await findCompaniesAbove(reading, 901)).toEqual([2]);
  });

  it("are a hundred at most, and the one that runs the platform", async () => {
    const above = await findCompaniesAbove(reading, DEEP);
    expect(above).toEqual([...Array.from({ length: 100 }, (_, at) => DEEP - 1 - at), 2]);
  });

  it("are an empty list where companies have no tree, or rows no owners", async () => {
    const { owner } = model;
    for (const none of [null, owner && { ...owner, parent: null }])
      expect(await findCompaniesAbove(without({ model: { ...model, owner: none } }), 4)).toEqual([]);
  });

  it("are known without the role that belongs to the company that runs the platform", async () => {
    const { identity } = model;
    const role = identity && { ...identity.role, super: "77" };
    const missing = without({ model: { ...model, identity: identity && { ...identity, role } } });
    expect(await findCompaniesAbove(missing, 4)).toEqual([3, 2, 1]);
    expect(await findCompaniesAbove(missing, 900)).toEqual([]);
  });
});

describe("the controllers of an account", () => {
  it("are who made it and theirs, added to those it had, each once", () => {
    const maker = caller(person(7, ["5", "4"]));
    const taken = (before: Row) => JSON.parse(String(newControllersOf(signing.described, maker, before).controllers));
    expect(taken({})).toEqual(["7", "5", "4"]);
    expect(taken(person(9, ["3", "5"]))).toEqual(["3", "5", "7", "4"]);
    expect(taken(person(9, { no: "list" }))).toEqual(["7", "5", "4"]);
  });

  it("are empty for a registered account, and where accounts store none", () => {
    expect(newControllersOf(signing.described, caller({}, 0), {})).toEqual({ controllers: "[]" });
    expect(newControllersOf(signing.described, caller({}, 0), person(9, ["3"]))).toEqual({ controllers: '["3"]' });
    expect(newControllersOf(uncontrolled().platform, caller(person(7)), {})).toEqual({});
  });

  it("are released from one who is deleted, and from no other with a key like it", async () => {
    const lists = [["7"], ["7", "5"], ["5", "7"], ["5", "7", "6"], ["77", "17"], []];
    const { add, identity, store } = signing;
    const release = (rows: RightsReader, key: number) =>
      transact(store, (db) => removeController({ ...rows, db }, key));
    await add(identity.accounts, ...lists.map((by, at) => person(20 + at, by)));
    await release(reading, 8);
    await release(uncontrolled(), 7);
    for (const [at, by] of lists.entries()) expect(await storedHands(20 + at)).toEqual(by);
    await release(reading, 7);
    const left = [[], ["5"], ["5"], ["5", "6"], ["77", "17"], []];
    for (const [at, by] of left.entries()) expect(await storedHands(20 + at)).toEqual(by);
  });
});

describe("two accounts", () => {
  const inOneHand = (one: Row, other: Row) => haveCommonController(reading, one, other);

  it("are in one hand when one person made both, or one of them the other", async () => {
    await signing.add(signing.identity.accounts, person(5), person(7));
    expect(await inOneHand(person(8, ["5"]), person(9, ["7", "5"]))).toBe(true);
    expect(await inOneHand(person(8, ["5"]), person(5))).toBe(true);
    expect(await inOneHand(person(5), person(8, ["5"]))).toBe(true);
    expect(await inOneHand(person(5), person(5))).toBe(true);
    expect(await inOneHand(person(8, ["5"]), person(9, ["7"]))).toBe(false);
    expect(await inOneHand(person(8), person(9))).toBe(false);
  });

  it("are not, when people of the top company made them; a person who is gone is not trusted", async () => {
    await signing.add(signing.identity.accounts, person(1, null, 2), person(5));
    expect(await inOneHand(person(8, ["1"]), person(9, ["1"]))).toBe(false);
    expect(await inOneHand(person(8, ["1", "5"]), person(9, ["5", "1"]))).toBe(true);
    expect(await inOneHand(person(8, ["6"]), person(9, ["6"]))).toBe(true);
    expect(await inOneHand(person(8, ["1", "6"]), person(9, ["1", "6"]))).toBe(true);
  });

  it("have no controllers but themselves where accounts store none", async () => {
    expect(await haveCommonController(uncontrolled(), person(8, ["5"]), person(9, ["5"]))).toBe(false);
  });
});

it("belongs to the owner that its first field names", () => {
  const { account } = signing.identity;
  expect(isOwnedBy(account, person(1, null, 3), "3")).toBe(true);
  expect(isOwnedBy(account, { company_id: 3 }, 3)).toBe(false);
  expect(isOwnedBy({ ...account, owners: [] }, {}, undefined)).toBe(false);
});

it("finds the rows that meet all parts of a condition, and nothing by an empty condition", async () => {
  const { add, identity, store } = signing;
  const rows = [
    { state: 1, scope: 2 },
    { state: 2, scope: 2 },
    { state: 1, scope: 1 },
    { state: 2, scope: 1 },
  ];
  await add(identity.accounts, ...rows.map((row, at) => ({ ...person(at + 1), ...row })));
  const found = async (condition: Parameters<typeof conditionSql>[0]) => {
    const where = conditionSql(condition, identity.accounts);
    const { rows: all } = await sql<{ id: number }>`select id from account where ${where} order by id`.execute(
      store.db,
    );
    return all.map(({ id }) => id);
  };
  expect(await found({ state: [1] })).toEqual([1, 3]);
  expect(await found({ state: [1], scope: [2] })).toEqual([1]);
  expect(await found({ state: [1, 2], scope: [1] })).toEqual([3, 4]);
  expect(await found({})).toEqual([]);
  expect(() => conditionSql({ unheard: [1] }, identity.accounts)).toThrow("account has no column unheard");
});

it("locks the rights by a row where there are several writers, and needs no lock on SQLite", async () => {
  const { db } = signing.store;
  const locks = async () => (await sql`select 1 from platform_note where note = 'lock:rights'`.execute(db)).rows.length;
  await lockRights({ engine: "sqlite" }, db);
  expect(await locks()).toBe(0);
  for (let time = 0; time < 2; time += 1) await lockRights({ engine: "postgres" }, db);
  expect(await locks()).toBe(1);
});
