// Tests who a caller is. Rows with rights are written to the store directly, so that the tests see only what is read
// again.
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadModel, menuKeyOfTopOwner } from "../../../generator";
import type { Model } from "../../../generator";
import { readModel } from "../../../tests/contract/hosts";
import { openSigningStore, type SigningStore } from "../../../tests/contract/signingStore";
import { openSqlite } from "../storage/sqlite";
import { tableFor } from "../storage/tableFor";
import { transact } from "../storage/transact";
import { Callers } from "./Callers";
import { beginSession, noteRightsChange, endSession } from "./sessions";

const NOW = 1_800_000_000;
const model = readModel();

let signing: SigningStore;
let callers: Callers;

/** Callers on the same store, with another description of accounts or owners. */
const callersWith = (account: object, owner: object = {}): Callers => {
  const { identity, owner: owners } = model;
  const changed: Model = {
    ...model,
    identity: identity && { ...identity, account: { ...identity.account, ...account } },
    owner: owners && { ...owners, ...owner },
  };
  return new Callers(signing.store, { ...signing.described, model: changed, factors: [] });
};

beforeAll(async () => {
  signing = await openSigningStore(model);
  const { add, described, identity, store } = signing;
  callers = new Callers(store, { ...described, factors: [] });
  await add(
    tableFor(described, "company"),
    ...[0, 1, 2, 1, 3].map((parent, at) => ({
      comp_id: at + 1,
      comp_name: `Company ${at + 1}`,
      comp_parent_id: parent,
    })),
  );
  await add(identity.menus, { menu_id: 1, menu_key: "devices" }, { menu_id: 2, menu_key: "orders" });
  await add(
    identity.roles,
    { id: 1, name: "Above all", comp_id: 1, state: 1, menu_ids: "[1,2]" },
    { id: 2, name: "Clerk", comp_id: 2, state: 1, menu_ids: "[2]" },
    { id: 3, name: "Closed", comp_id: 2, state: 2, menu_ids: "[1,2]" },
  );
  const person = { state: 1, scope: 1, role_id: 2 };
  await add(
    identity.accounts,
    { ...person, id: 1, user_id: "chief", comp_id: 1, role_id: 1 },
    { ...person, id: 2, user_id: "clerk", comp_id: 2 },
    { ...person, id: 3, user_id: "helper", comp_id: 1 },
    { ...person, id: 4, user_id: "closed", comp_id: 2, role_id: 3 },
    { ...person, id: 5, user_id: "new", role_id: 0 },
    { ...person, id: 6, user_id: "wide", comp_id: 2, company_id: 4, scope: 2 },
    { ...person, id: 7, user_id: "widest", comp_id: 1, company_id: 2, scope: 2 },
    { ...person, id: 8, user_id: "off", comp_id: 2, state: 2 },
    { ...person, id: 9, user_id: "guest", comp_id: 2, gmt_validity: NOW },
  );
});

const opened: SigningStore[] = [];
const openClinic = async (): Promise<SigningStore> => {
  const { model: clinic } = loadModel(join(process.cwd(), "examples/clinic"));
  const store = await openSigningStore(clinic ?? expect.unreachable());
  opened.push(store);
  return store;
};
afterAll(async () => {
  for (const store of [signing, ...opened]) await store.close();
});

describe("a caller", () => {
  it("has the roles, menus and companies of the account", async () => {
    expect(await callers.byAccount(2, NOW)).toEqual({
      key: 2,
      account: expect.objectContaining({ id: 2, user_id: "clerk" }),
      roles: [expect.objectContaining({ id: 2, name: "Clerk" })],
      isSuper: false,
      menus: new Set(["orders"]),
      company: 2,
      companies: [2],
    });
  });

  it("of the super admin's role is above companies", async () => {
    expect(await callers.byAccount(1, NOW)).toMatchObject({ isSuper: true, company: 1, companies: null });
  });

  it("of the top company also has what only the top company may", async () => {
    expect((await callers.byAccount(3, NOW))?.menus).toEqual(new Set(["orders", menuKeyOfTopOwner("orders")]));
    expect((await callers.byAccount(5, NOW))?.menus).toEqual(new Set());
  });

  it("has nothing from a role that is disabled, or without a role or a company", async () => {
    const nothing = { roles: [], isSuper: false, menus: new Set() };
    expect(await callers.byAccount(4, NOW)).toMatchObject({ ...nothing, company: 2, companies: [2] });
    expect(await callers.byAccount(5, NOW)).toMatchObject({ ...nothing, company: 0, companies: [] });
  });

  it("with the wide view also reaches the companies below their own, each once", async () => {
    const reached = async (key: number) => (await callers.byAccount(key, NOW))?.companies;
    expect(await reached(6)).toEqual([2, 3, 5, 4]);
    expect((await reached(7))?.toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it("is nobody when the account is disabled or over, or does not exist", async () => {
    for (const key of [8, 9, 99]) expect(await callers.byAccount(key, NOW)).toBeNull();
    expect(await callers.byAccount(9, NOW - 1)).toMatchObject({ key: 9 });
  });

  it("reaches only their own companies where companies have no tree", async () => {
    expect((await callersWith({}, { parent: null }).byAccount(6, NOW))?.companies).toEqual([2, 4]);
  });

  it("may have an owner with a text as its key", async () => {
    const { company, companies } = (await callersWith({ owners: ["user_id", "user_name"] }).byAccount(2, NOW)) ?? {};
    expect([company, companies]).toEqual(["clerk", ["clerk"]]);
  });

  it("has no company where rows have no owners", async () => {
    const { add, described, identity, store } = await openClinic();
    await add(
      identity.menus,
      { permission_no: 1, permission_key: "jobs" },
      { permission_no: 2, permission_key: "self" },
    );
    await add(identity.roles, { duty_no: 1, duty_name: "Head", in_force: "valid" });
    await add(identity.roles, { duty_no: 3, duty_name: "Technician", in_force: "valid", grants: "[1,2]" });
    await add(identity.accounts, { staff_no: 1, login_name: "rosa", standing: "active", serves_as: 3 });
    expect(await new Callers(store, { ...described, factors: [] }).byAccount(1, NOW)).toMatchObject({
      roles: [{ duty_no: 3 }],
      menus: new Set(["jobs", "self"]),
      company: 0,
      companies: null,
    });
  });
});

describe("a signed-in caller", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const signIn = async () => (await beginSession(signing.store.db, 2, NOW)).token;
  const rename = (name: string) => sql`update account set user_name = ${name} where id = 2`.execute(signing.store.db);
  const nameOf = async (token: string) => (await callers.find(token, NOW))?.account.user_name;

  it("is looked up once in three seconds", async () => {
    vi.useFakeTimers();
    await rename("Ada");
    const token = await signIn();
    expect(await nameOf(token)).toBe("Ada");
    await rename("Grace");
    vi.advanceTimersByTime(2999);
    expect(await nameOf(token)).toBe("Ada");
    vi.advanceTimersByTime(1);
    expect(await nameOf(token)).toBe("Grace");
  });

  it("is looked up again when rights change here, or anywhere", async () => {
    vi.useFakeTimers();
    const token = await signIn();
    await rename("Ada");
    await callers.find(token, NOW);
    await rename("Grace");
    callers.forget();
    expect(await nameOf(token)).toBe("Grace");
    await rename("Edith");
    await noteRightsChange(signing.store.db);
    expect(await nameOf(token)).toBe("Edith");
    // The lookup above cached the caller with the new rights, so this change is not seen yet.
    await rename("Ada");
    expect(await nameOf(token)).toBe("Edith");
  });

  it("is remembered beside a thousand others, and no more", async () => {
    vi.useFakeTimers();
    callers.forget();
    await rename("Ada");
    const token = await signIn();
    await callers.find(token, NOW);
    const others = await transact(signing.store, (db) =>
      Promise.all(Array.from({ length: 1000 }, async () => (await beginSession(db, 5, NOW)).token)),
    );
    await rename("Grace");
    await Promise.all(others.slice(1).map((other) => callers.find(other, NOW)));
    expect(await nameOf(token)).toBe("Ada");
    await callers.find(others[0] ?? "", NOW);
    expect(await nameOf(token)).toBe("Grace");
  });

  it("has the session read once a second in one file, and at once after a change by this or another process", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const token = await signIn();
    const other = openSqlite(dirname(signing.store.address));
    const reads = vi.spyOn(signing.store.db.getExecutor(), "executeQuery");
    const readsFor = async (now: number) => {
      const before = reads.mock.calls.length;
      const found = await callers.find(token, now);
      return [found?.key ?? null, reads.mock.calls.length - before];
    };
    await callers.find(token, NOW);
    expect(await readsFor(NOW)).toEqual([2, 0]);
    expect(await readsFor(NOW + 1)).toEqual([2, 1]);
    await sql`update platform_session set seen = seen`.execute(signing.store.db);
    expect(await readsFor(NOW + 1)).toEqual([2, 1]);
    await endSession(other.db, token);
    await other.close();
    await setTimeout(30);
    expect(await readsFor(NOW + 1)).toEqual([null, 1]);
  });

  it("is nobody from the end of the session, and counts for the account until then and a little longer", async () => {
    const token = await signIn();
    expect(await callers.accountOf(token, NOW)).toBe(2);
    await endSession(signing.store.db, token);
    expect(await callers.accountOf(token, NOW)).toBe(2);
    expect(await callers.find(token, NOW)).toBeNull();
    expect(await callers.accountOf(token, NOW)).toBeNull();
  });
});
