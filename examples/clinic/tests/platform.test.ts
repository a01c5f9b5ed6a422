import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Authenticator } from "../../../tests/contract/Authenticator";
import { isRecord, type Office, openOffice, expectRecord, type Reply } from "./office";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 60_000);
afterAll(() => office.close());

const call = (path: string, params?: object, token?: string): Promise<Reply> => office.call(path, params, token);
const signIn = (name: string, passphrase?: string): Promise<Reply> => office.signIn(name, passphrase);
const sessionOf = (name: string): Promise<string> => office.sessionOf(name);

describe("the office's platform", () => {
  it("knows its own calls, and asks who calls", async () => {
    expect(await call("/clinic/orders/find")).toMatchObject({ code: 401 });
  });

  it.each(["/api/mall/cdk/get", "/api/v2/user/login", "/pay/notify/1", "/stream/1"])(
    "knows nothing of the product beside it: %s",
    async (path) => {
      const request = new Request(`http://platform${path}`, { method: "POST", body: "{}" });
      expect(await (await office.platform.fetch(request)).json()).toMatchObject({ code: 404 });
    },
  );

  it("signs its staff in by name and passphrase, and answers the rights of their duty", async () => {
    expect(await signIn("planner", "wrong words")).toMatchObject({ code: 514 });
    expect(await signIn("away")).toMatchObject({ code: 517 });
    const token = await sessionOf("planner");
    const own = expectRecord(await call("/clinic/staff/one", {}, token));
    expect(own).toMatchObject({ login_name: "planner", super: false, roles: [{ duty_name: "Planner" }] });
    expect(own).not.toHaveProperty("passphrase");
    expect(own.menus).toEqual(expect.arrayContaining(["upkeep.jobs.dispatch", "inventory.machines"]));
    expect(own.menus).not.toContain("people.duties");
    expect(await call("/clinic/session/close", {}, token)).toMatchObject({ code: 200 });
    expect(await call("/clinic/staff/one", {}, token)).toMatchObject({ code: 401 });
  });

  it("refuses a text that does not have the form of its pattern, by the key of the console's own message", async () => {
    const inspector = await sessionOf("inspector");
    const plan = { inspected: 1, procedure: "functional", planned_for: 1_796_374_800, verdict: "pending" };
    const add = (certificate_no: string) => call("/clinic/inspections/plan", { ...plan, certificate_no }, inspector);
    expect(await add("2026-0399")).toMatchObject({
      code: 406,
      data: { fields: { certificate_no: "invalid.pattern.certificate" } },
    });
    expect(await add("IC-2026-9999")).toMatchObject({ code: 200 });
  });

  it("finds suppliers by one of the kinds of machines that they look after", async () => {
    const head = await sessionOf("head");
    const path = "/clinic/suppliers/find";
    const rows = async (where: string | null) => {
      const { data } = await call(path, { page_size: 100, ...(where === null ? {} : { where }) }, head);
      if (!Array.isArray(data)) throw new Error(`${where}: no rows`);
      return data.filter(isRecord);
    };
    const all = await rows(null);
    const kindsOf = ({ looks_after: kinds }: Readonly<Record<string, unknown>>): readonly unknown[] =>
      Array.isArray(kinds) ? kinds : [];
    const found = async (where: string, isFound: (kinds: readonly unknown[]) => boolean) => {
      const names = all.filter((row) => isFound(kindsOf(row))).map(({ supplier_name }) => supplier_name);
      expect([where, (await rows(where)).map(({ supplier_name }) => supplier_name)]).toEqual([where, names]);
      return names.length;
    };
    expect(await found("looks_after is dialysis", (kinds) => kinds.includes("dialysis"))).toBeGreaterThan(0);
    const either = (kinds: readonly unknown[]) => kinds.includes("imaging") || kinds.includes("analyser");
    expect(await found("looks_after one_of imaging analyser", either)).toBeGreaterThan(1);
    expect(await found("looks_after none_of imaging analyser", (kinds) => !either(kinds))).toBeGreaterThan(1);
    await found("looks_after empty", (kinds) => kinds.length === 0);
    await found("looks_after not_empty", (kinds) => kinds.length > 0);
  });

  it("refuses a ward within itself or within a ward below it", async () => {
    const head = await sessionOf("head");
    const open = async (ward_name: string, lies_in: unknown) =>
      expectRecord(await call("/clinic/wards/open", { ward_name, ward_name_zh: ward_name, lies_in }, head)).ward_no;
    const outer = await open("Outer", 0);
    const inner = await open("Inner", outer);
    for (const lies_in of [outer, inner])
      expect(await call("/clinic/wards/change", { ward_no: outer, lies_in }, head)).toMatchObject({
        code: 406,
        data: { fields: { lies_in: "invalid.cycle" } },
      });
  });

  it("names the fields of signing in and of passphrases as its definitions do", async () => {
    const refused = await call("/clinic/session/open", { login_name: "planner", puzzle_id: "x", puzzle_text: "no" });
    expect(refused).toMatchObject({ code: 406, data: { fields: { puzzle_text: "invalid.picture" } } });
    expect(expectRecord(await signIn("planner")).workstation_token).toMatch(/^[\w-]{32}$/);
    const token = await sessionOf("inspector");
    const change = (former_passphrase: string, chosen_passphrase: string) =>
      call("/clinic/staff/passphrase", { former_passphrase, chosen_passphrase }, token);
    expect(await change("wrong words", "seven quiet rivers")).toMatchObject({
      code: 512,
      data: { fields: { former_passphrase: "invalid.password" } },
    });
    expect(await change("pilothouse", "short")).toMatchObject({
      code: 406,
      data: { fields: { chosen_passphrase: expect.any(String) } },
    });
  });

  it("takes an order from the report to the acceptance, and the machine is in use again", async () => {
    const [planner, technician] = [await sessionOf("planner"), await sessionOf("technician")];
    const inspector = await sessionOf("inspector");
    expect(await call("/clinic/orders/find", {}, planner)).toMatchObject({ code: 200, count: 36 });
    const machine = 1;
    const repair = { equipment_no: machine, condition: 20 };
    expect(await call("/clinic/equipment/change", repair, planner)).toMatchObject({ code: 200 });
    const { order_no } = expectRecord(
      await call("/clinic/orders/report", { machine, fault: "Alarm stays on" }, technician),
    );
    const move = (path: string, token: string, params: object = {}) =>
      call(`/clinic/orders/${path}`, { order_no, ...params }, token);

    expect(await move("dispatch", inspector, { stage: "dispatched", entrusted_to: 3 })).toMatchObject({ code: 513 });
    expect(await move("finish", technician)).toMatchObject({ code: 519 });
    expect(await move("dispatch", planner, { stage: "dispatched", entrusted_to: 3 })).toMatchObject({ code: 200 });
    expect(await move("begin", technician, { stage: "working" })).toMatchObject({ code: 200 });
    const finished = await move("finish", technician, { findings: "Sensor replaced", labour_hours: 1.5 });
    expect(expectRecord(finished)).toMatchObject({ stage: "finished", findings: "Sensor replaced", labour_hours: 1.5 });
    expect(Number(expectRecord(finished).finished_at)).toBeGreaterThan(Date.now() / 1000 - 60);
    expect(await call("/clinic/equipment/one", { equipment_no: machine }, planner)).toMatchObject({
      data: { condition: 10 },
    });
    expect(await move("accept", inspector, { stage: "accepted" })).toMatchObject({ code: 513 });
    expect(await move("accept", planner, { stage: "accepted" })).toMatchObject({ data: { stage: "accepted" } });
  });

  it("imports the deliveries of a supplier in the background, and returns rows that are no machine", async () => {
    const planner = await sessionOf("planner");
    const machine = (serial: string, given: object = {}) => ({
      ...{
        tag: `D-${serial}`,
        designation: "Infusion pump",
        device_class: "infusion_pump",
        hazard_class: "IIb",
        maker: "Veritas Pumps",
      },
      ...{ serial, stands_in: 2, condition: 10, inspected_every: 12, ...given },
    });
    const rows = [machine("771"), machine("772", { stands_in: 999_999 }), machine("773")];
    const announced = { task: "delivery-771", name: "delivery.xlsx", header: ["Serial"], total: 3, bad: 0, later: 1 };
    const beside = { from: 0, rows, places: [0, 1, 2], cells: rows.map(({ serial }) => [serial]) };
    const handed = await call("/clinic/equipment/enter_all", { ...announced, ...beside }, planner);
    expect(handed).toMatchObject({ code: 200, data: { handed: 3 } });
    const asked = { task: "delivery-771", after: -1 };
    const follow = async () => expectRecord(await call("/clinic/equipment/enter_all", asked, planner));
    await expect.poll(async () => (await follow()).state, { timeout: 20_000 }).toBe(3);
    const { created, refused, outcomes, result } = await follow();
    expect({ created, refused }).toEqual({ created: 2, refused: 1 });
    expect(outcomes).toMatchObject([
      { place: 0, state: "created" },
      { place: 1, state: "refused", reason: expect.stringMatching(/^Ward: /) },
      { place: 2, state: "created" },
    ]);
    expect((await office.platform.fetch(new Request(`http://platform${String(result)}`))).status).toBe(200);
    const found = await call("/clinic/equipment/find", { maker: "Veritas Pumps" }, planner);
    expect(found).toMatchObject({ code: 200, count: 2 });
    expect(await call("/clinic/equipment/enter_all", asked, await sessionOf("head"))).toMatchObject({ code: 404 });
  });

  it("changes suppliers by the rows of a file, as a form would, and shows before what changes", async () => {
    const head = await sessionOf("head");
    const register = async (supplier_name: string, contract_standing: number) => {
      const values = { supplier_name, contract_standing, answers_within: 24, hotline_hours: "08:00-18:00" };
      return expectRecord(await call("/clinic/suppliers/register", values, head)).supplier_no;
    };
    const [first] = [await register("Delta Pumps", 1), await register("Delta Beds", 3)];
    const rows = [
      { supplier_no: first, supplier_name: "Delta Pumps and Valves" },
      { supplier_name: "Delta Beds", contract_standing: 2 },
      { supplier_name: "Delta Lamps", contract_standing: 1, answers_within: 8 },
    ];
    const deliver = (params: object) => call("/clinic/delivery/deliver", { register: "supplier", ...params }, head);
    const { checked } = expectRecord(await deliver({ check: rows, mode: "both" }));
    expect(checked).toMatchObject([
      {
        state: "changed",
        changes: [{ field: "supplier_name", before: "Delta Pumps", after: "Delta Pumps and Valves" }],
      },
      { state: "refused", code: 519 },
      { state: "created" },
    ]);
    const announced = { task: "suppliers-1", name: "suppliers.xlsx", header: ["Name"], total: 3, bad: 0, later: 1 };
    const beside = { from: 0, rows, places: [0, 1, 2], cells: rows.map((row) => [row.supplier_name]) };
    expect(await deliver({ ...announced, ...beside, mode: "both" })).toMatchObject({ code: 200 });
    const follow = async () => expectRecord(await deliver({ task: "suppliers-1", after: -1 }));
    await expect.poll(async () => (await follow()).state, { timeout: 20_000 }).toBe(3);
    expect(await follow()).toMatchObject({ created: 1, changed: 1, same: 0, refused: 1 });
    const named = await call("/clinic/suppliers/find", { supplier_name: "Delta Pumps and Valves" }, head);
    expect(named).toMatchObject({ count: 1, data: [{ supplier_no: first, hotline_hours: "08:00-18:00" }] });
  });

  it("lets nobody give more than they have, nor lock themselves out", async () => {
    const [head, planner] = [await sessionOf("head"), await sessionOf("planner")];
    const newcomer = { login_name: "newcomer", passphrase: "seven rivers", full_name: "Ines Moreau" };
    expect(await call("/clinic/staff/engage", { ...newcomer, serves_as: 1 }, planner)).toMatchObject({ code: 513 });
    expect(await call("/clinic/staff/engage", { ...newcomer, serves_as: 3 }, planner)).toMatchObject({ code: 200 });
    expect(await signIn("newcomer", "seven rivers")).toMatchObject({ code: 200 });
    expect(await call("/clinic/staff/dismiss", { staff_no: 1 }, head)).not.toMatchObject({ code: 200 });
    expect(await call("/clinic/duties/change", { duty_no: 1, in_force: "closed" }, head)).toMatchObject({ code: 519 });
  });

  it("places no ward below itself", async () => {
    const head = await sessionOf("head");
    expect(await call("/clinic/wards/change", { ward_no: 1, lies_in: 2 }, head)).toMatchObject({
      code: 406,
      data: { fields: { lies_in: "invalid.cycle" } },
    });
  });

  it("stores the preferences of each of its staff, for them alone", async () => {
    const [head, planner] = [await sessionOf("head"), await sessionOf("planner")];
    const prefers = async (token: string, init: RequestInit = {}) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      return office.platform.fetch(new Request("http://platform/rest/preferences/kit.density", { ...init, headers }));
    };
    const put = await prefers(planner, { method: "PUT", body: JSON.stringify({ value: "compact" }) });
    expect([put.status, (await prefers(planner)).status, (await prefers(head)).status]).toEqual([200, 200, 404]);
  });

  it("lets an account whose role demands two steps do nothing but turn them on, also by a passkey", async () => {
    const [head, nurse] = [await sessionOf("head"), await sessionOf("cardiology")];
    const rest = async (path: string, body: object) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${nurse}` };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const answer: unknown = await (
        await office.platform.fetch(new Request(`http://platform/rest${path}`, init))
      ).json();
      return isRecord(answer) ? answer : {};
    };
    const orders = () => call("/clinic/orders/find", {}, nurse);
    const need = (two_steps: number) => call("/clinic/duties/change", { duty_no: 5, two_steps }, head);
    const lacks = async () => expectRecord(await call("/clinic/staff/one", {}, nurse)).lacks_factor;
    expect([(await orders()).code, await lacks()]).toEqual([200, undefined]);
    expect((await need(1)).code).toBe(200);
    expect(await orders()).toMatchObject({ code: 428, data: { context: "enroll" } });
    expect(await lacks()).toBe(1);
    expect((await call("/clinic/orders/find", {}, head)).code).toBe(200);
    const { options } = await rest("/passkeys", { host: "localhost" });
    const credential = new Authenticator().make(isRecord(options) ? options : {});
    const made = await rest("/passkeys", { host: "localhost", name: "Ward tablet", credential });
    expect(made).toMatchObject({ name: "Ward tablet", codes: expect.any(Array) });
    expect([(await orders()).code, await lacks()]).toEqual([200, undefined]);
    expect(await signIn("cardiology")).toMatchObject({ code: 428, data: { context: "factor" } });
    // Other accounts with this role also need a second factor, until the role no longer requires it.
    const other = await sessionOf("surgery");
    expect((await call("/clinic/orders/find", {}, other)).code).toBe(428);
    expect((await need(0)).code).toBe(200);
    expect((await call("/clinic/orders/find", {}, other)).code).toBe(200);
  });
});
