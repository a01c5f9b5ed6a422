// The console of the clinic in front of a host with { success, data, total }, names in camel case, keys in paths, offsets and a session in
// a cookie: nothing but YAML has changed.
import { isFull } from "../../effort";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Served } from "../../journeys/serve";
import { leave } from "../../journeys/visit";
import { CLINIC_RESOURCES, clinicInDialect, type Dialected } from "../inDialect";
import { changeRecords, enter, PATIENT, readLists, type Working } from "../workThere";
import { EnvelopedHost } from "./EnvelopedHost";

const HOST = `sign_in: { call: session.sign_in }
sign_out: session.sign_out
own: staff.me
password: { call: staff.password, old: former_passphrase, new: chosen_passphrase }
can: [grants, sort, range, search, several, merge]
dialect:
  root: /v1
  names: camel
  methods: { list: GET, get: GET, set: PATCH, del: DELETE }
  answer: { code: success, success: [true], error: error.reason, fields: error.fields, data: data, rows: data.items, count: total }
  paging: { offset: offset, size: limit }
  sort: { field: sort, descending: "-" }
  range: { begin: From, end: To, min: From, max: To }
  search: search
  several: comma
  credentials: { cookie: { csrf: { cookie: csrf, header: X-Csrf } } }
  password: plain
  refusals: { WRONG_PASSWORD: 514, NAME_TAKEN: 409 }
`;

const toCamel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The path of a resource, with the key of a record for calls about one. */
const definition = (text: string, resource: string): string => {
  if (resource === "session")
    return text
      .replace("/clinic/session/open", "/session")
      .replace(/sign_out: .*$/m, "sign_out: { path: /session, method: DELETE }");
  const key = /^ {2}(\w+): \{ kind: id/m.exec(text)?.[1] ?? "";
  const path = `/${toCamel(resource)}`;
  return text
    .replaceAll(/^( {2}(?:list|add|assignable|grantable): )\/clinic\/\w+\/\w+/gm, `$1${path}`)
    .replaceAll(/^( {2}(?:get|set|del): (?:\{ path: )?)\/clinic\/\w+\/\w+/gm, `$1"${path}/{${key}}"`)
    .replaceAll(/^( {4}path: )\/clinic\/orders\/(\w+)/gm, `$1"${path}/{${key}}/$2"`)
    .replace(/^(calls:)$/m, resource === "staff" ? "$1\n  me: { path: /me, method: GET, params: {} }" : "$1");
};

const host = new EnvelopedHost(CLINIC_RESOURCES);
let clinic: Dialected;
let served: Served;
let working: Working;
beforeAll(async () => {
  clinic = await clinicInDialect({ host: HOST, definition });
  expect(clinic.faults).toEqual([]);
  served = await clinic.serve(await host.open());
  working = await enter(served);
});
afterAll(async () => {
  await leave();
  await served?.stop();
  await host.close();
  clinic?.remove();
});

// It builds a console of its own, which takes half a minute.
describe.runIf(isFull)("the clinic on a host with an envelope of its own", () => {
  it("keeps no secret of the session: a cookie has it", async () => {
    const { context, page } = working.person;
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("enveloped");
    const held = (await context.cookies()).find(({ name }) => name === "session");
    expect(held).toMatchObject({ httpOnly: true });
  });

  it("lists, pages, sorts and filters by queries in the names of the host", async () => {
    await readLists(working, host.rowsOf("equipment"));
    const lists = host.heard.filter(({ path }) => path === "/v1/equipment");
    expect(lists.every(({ method, headers }) => method === "GET" && headers.authorization === undefined)).toBe(true);
    const asked = lists.map(({ query }) => query.toString());
    expect(asked).toContain("sort=-tag&offset=0&limit=10");
    expect(asked.some((query) => query.includes("deviceClass=ventilator%2Cdialysis"))).toBe(true);
    expect(asked.some((query) => query.includes("boughtAtFrom=") && query.includes("boughtAtTo="))).toBe(true);
    expect(asked.filter((query) => query.includes("_"))).toEqual([]);
  });

  it("adds, changes and deletes records at their addresses, in names of the host", async () => {
    await changeRecords(working, () => host.rowsOf("supplier"));
    const sent = host.heard.filter(({ method, path }) => method !== "GET" && path.startsWith("/v1/supplier"));
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /v1/supplier",
      "PATCH /v1/supplier/8",
      "DELETE /v1/supplier/8",
    ]);
    expect(sent.every(({ headers }) => headers["x-csrf"] === "enveloped-csrf")).toBe(true);
    expect(sent[0]?.body).toMatchObject({ supplierName: "Harbour Medical", answersWithin: 24 });
  });

  it("says at its field what the host refuses", async () => {
    const { operator } = working;
    await operator.go("/inventory/vendors");
    await operator.create();
    await operator.fill("supplier_name", "Nordhaven Medical");
    await operator.page.getByRole("button", { name: "Save", exact: true }).click();
    await operator.page.locator('main [name="supplier_name"][aria-invalid=true]').waitFor();
  });

  it("moves an order on by an action whose key is in the path", async () => {
    const { operator } = working;
    const before = host.rowsOf("maintenance_order").find((row) => row.order_no === 9);
    expect(before?.stage).toBe("reported");
    await operator.go("/upkeep/jobs/9/show");
    await operator.page.getByRole("button", { name: "Withdraw" }).first().click();
    await operator.page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await expect
      .poll(() => host.rowsOf("maintenance_order").find((row) => row.order_no === 9)?.stage, PATIENT)
      .toBe("dropped");
    expect(host.heard.at(-1)?.headers.authorization).toBeUndefined();
  });
});
