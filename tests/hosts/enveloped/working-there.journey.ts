// The clinic's console with the enveloped host: { success, data, total }, names in camel case, keys in paths, offsets,
// and a session in a cookie. Only YAML was changed.
import { isFullRun } from "../../effort";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Served } from "../../journeys/serve";
import { closePages } from "../../journeys/visit";
import { CLINIC_RESOURCES, clinicInDialect, type DialectConsole } from "../inDialect";
import { changeRecords, signInAtHost, LONG_TIMEOUT, readLists, type WorkingPerson } from "../workThere";
import { envelopedDialect } from "./envelopedDialect";
import { EnvelopedHost } from "./EnvelopedHost";

const host = new EnvelopedHost(CLINIC_RESOURCES);
let clinic: DialectConsole;
let served: Served;
let working: WorkingPerson;
beforeAll(async () => {
  clinic = await clinicInDialect(envelopedDialect);
  expect(clinic.faults).toEqual([]);
  served = await clinic.serve(await host.open());
  working = await signInAtHost(served);
});
afterAll(async () => {
  await closePages();
  await served?.stop();
  await host.close();
  clinic?.remove();
});

// This test needs its own build of a console, which takes half a minute.
describe.runIf(isFullRun)("the clinic on a host with an envelope of its own", () => {
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

  it("moves an order on by an action with the key in its path", async () => {
    const { operator } = working;
    const before = host.rowsOf("maintenance_order").find((row) => row.order_no === 9);
    expect(before?.stage).toBe("reported");
    await operator.go("/upkeep/jobs/9/show");
    await operator.page.getByRole("button", { name: "Withdraw" }).first().click();
    await operator.page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await expect
      .poll(() => host.rowsOf("maintenance_order").find((row) => row.order_no === 9)?.stage, LONG_TIMEOUT)
      .toBe("dropped");
    expect(host.heard.at(-1)?.headers.authorization).toBeUndefined();
  });
});
