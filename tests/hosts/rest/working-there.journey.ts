// The console of the clinic in front of plain REST in the manner of json-server: `call: rest`, and nothing but YAML has changed.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFull } from "../../effort";
import type { Served } from "../../journeys/serve";
import { leave } from "../../journeys/visit";
import { CLINIC_RESOURCES, clinicInDialect, type Dialected } from "../inDialect";
import { changeRecords, enter, readLists, type Working } from "../workThere";
import { RestHost } from "./RestHost";

const HOST = `sign_in: { call: session.sign_in, token: token }
sign_out: session.sign_out
own: staff.me
password: { call: staff.password, old: former_passphrase, new: chosen_passphrase }
can: [grants, sort, range, search, several]
dialect:
  root: /data
  answer: { count: { header: X-Total-Count } }
  paging: { page: _page, size: _limit }
  sort: { field: _sort, order: _order }
  range: { begin: _gte, end: _lte, min: _gte, max: _lte }
  several: repeat
  password: plain
  refusals: { 422: 514 }
`;

/** All calls of a record are at the path of its resource; signing in stays a call of its own. */
const definition = (text: string, resource: string): string =>
  resource === "session"
    ? text.replaceAll("/clinic/session/", "/session/")
    : text
        .replace(/^(resource: .*)$/m, "$1\ncall: rest")
        .replaceAll(
          /^( {2}(?:list|get|add|set|del|assignable|grantable): (?:\{ path: )?)\/clinic\/\w+\/\w+/gm,
          `$1/${resource}`,
        )
        .replace(/^(calls:)$/m, resource === "staff" ? "$1\n  me: { path: /me, method: GET, params: {} }" : "$1");

const host = new RestHost(CLINIC_RESOURCES);
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
describe.runIf(isFull)("the clinic on a REST host", () => {
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
});
