// The clinic's console with a REST host like json-server: `call: rest`, and only YAML was changed.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "../../effort";
import type { Served } from "../../journeys/serve";
import { closePages } from "../../journeys/visit";
import { CLINIC_RESOURCES, clinicInDialect, type DialectConsole } from "../inDialect";
import { changeRecords, signInAtHost, readLists, type WorkingPerson, workWithLists } from "../workThere";
import { restDialect } from "./restDialect";
import { RestHost } from "./RestHost";

const host = new RestHost(CLINIC_RESOURCES);
let clinic: DialectConsole;
let served: Served;
let working: WorkingPerson;
beforeAll(async () => {
  clinic = await clinicInDialect(restDialect);
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
describe.runIf(isFullRun)("the clinic on a REST host", () => {
  it("lists, pages, sorts and filters by queries", async () => {
    await readLists(working, host.rowsOf("equipment"));
    const lists = host.heard.filter(({ path }) => path === "/data/equipment");
    expect(lists.every(({ method, body }) => method === "GET" && body === null)).toBe(true);
    expect(lists.some(({ query }) => query.get("_sort") === "tag" && query.get("_order") === "desc")).toBe(true);
    expect(lists.some(({ query }) => query.getAll("device_class").length === 2)).toBe(true);
  });

  it("adds, changes and deletes records at their addresses", async () => {
    await changeRecords(working, () => host.rowsOf("supplier"));
    const sent = host.heard.filter(({ method, path }) => method !== "GET" && path.startsWith("/data/supplier"));
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /data/supplier",
      "PUT /data/supplier/8",
      "DELETE /data/supplier/8",
    ]);
  });

  it("sums nothing, keeps views in the browser, and goes row by row", async () => {
    const before = host.heard.length;
    await workWithLists(working, () => host.rowsOf("supplier"));
    const heard = host.heard.slice(before);
    expect(heard.filter(({ path }) => !path.startsWith("/data/")).map(({ path }) => path)).toEqual([]);
    expect(heard.filter(({ method }) => method === "DELETE")).toHaveLength(2);
  });
});
