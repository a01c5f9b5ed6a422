// If adding one record needs a proof of identity, an import into the same resource also needs it, by every call and for
// every definition.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatProblems, loadModelFrom, type Model, type ResourceModel } from "../../../generator";
import { readSources } from "../../../generator/definition/readSources";
import { callRestPath } from "../../../tests/contract/callRestPath";
import { type JsonRecord, recordOf, rowsOf } from "../../../tests/contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";
import { newName } from "../../../tests/contract/newName";
import { callRest } from "../../../tests/contract/restCalls";

const CONFIRMED_FOR = 300;
const ASKED = 428;
/** A call `add` in its own lines (YAML in block style). */
const ADD = /^ {2}add: .*$/m;
const CALL_STYLE = /^call: (\w+)/m;

/** Adds a call that takes many rows to each definition with `add`. The new call does not mention a proof. */
const withImports = (): Model => {
  const { files, written } = readSources(process.cwd());
  const changed = files.map(({ path, text }) => {
    const [, style] = CALL_STYLE.exec(text) ?? [];
    const isDefinition = path.split("/").length > 2;
    if (!isDefinition || !ADD.test(text) || style === "rest" || text.includes("import_add:")) return { path, text };
    const more = `  import_add: /test${path.replace(/^resources|\.yaml$/g, "")}/rows`;
    return { path, text: text.replace(ADD, (add) => `${more}\n${add}`) };
  });
  const { model, problems } = loadModelFrom(changed, written);
  if (model === null) throw new Error(formatProblems(problems));
  const rows = new Map(readModel(5).resources.map(({ name, demo }) => [name, demo]));
  const resources = model.resources.map((one) => ({ ...one, demo: rows.get(one.name) ?? one.demo }));
  return { ...model, resources };
};

const model = withImports();
const callOf = ({ calls }: ResourceModel, wanted: string) => calls.find(({ name }) => name === wanted);
const importing = model.resources.filter((one) => callOf(one, "import_add") && callOf(one, "add"));
const asking = importing.filter((one) => callOf(one, "add")?.stepUp.length !== 0);

it("require a proof if adding one record does, in each definition", () => {
  expect(asking.map(({ name }) => name)).toEqual(expect.arrayContaining(["account", "role", "payment"]));
  for (const resource of importing) {
    const expected = asking.includes(resource) ? "always" : [];
    expect([resource.name, callOf(resource, "import_add")?.stepUp]).toEqual([resource.name, expected]);
  }
});

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`imports that need a confirmation on ${name}`, () => {
    let host: TestHost;
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), model, [], { CONFIRMED_FOR });
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    let moved = 0;
    const later = (seconds: number): void => {
      moved += seconds;
      host.later(seconds);
    };
    const fresh = async (): Promise<string> => {
      const user_password = host.client.encrypted("admin", "pilothouse", Date.now() + moved * 1000);
      return String(recordOf(await host.client.signIn("admin", "pilothouse", { user_password })).acc_token);
    };
    const send = (resource: ResourceModel, params: JsonRecord, token: string) => {
      const { path = "", style, constants = {} } = callOf(resource, "import_add") ?? {};
      const options = { token, style: style === "legacy" ? "legacy" : "bearer" } as const;
      return host.client.call(path, { ...constants, ...params }, options);
    };
    const parcel = (task: string, from: number): JsonRecord => ({
      ...{ task, name: "rows.xlsx", later: 1, total: 3, bad: 0, from },
      ...{ header: ["name"], rows: [{ remark: newName("x") }], places: [from], cells: [["x"]] },
    });
    const batch = (more: JsonRecord = {}): JsonRecord => ({ rows: [{ remark: newName("x") }], total: 1, ...more });
    const prove = (token: string) =>
      callRestPath(host.client, token, "/confirmations", "POST", {
        password: host.client.transformed("admin", "pilothouse"),
      });

    it.each(asking.map((resource) => [resource.name, resource] as const))(
      "of %s require the proof before the first rows, and not for later rows in the background",
      async (_, resource) => {
        const token = await fresh();
        later(CONFIRMED_FOR);
        const task = newName("asked").replaceAll(/\W/g, "-").slice(-40);
        for (const refused of [batch(), batch({ from: 5 }), batch({ result: "/files/x" }), parcel(task, 0)])
          expect(await send(resource, refused, token)).toMatchObject({ code: ASKED, data: { context: "confirm" } });
        expect((await prove(token)).status).toBe(200);
        const done = await send(resource, batch(), token);
        expect([done.code, recordOf(done).results]).toEqual([200, [expect.objectContaining({ state: "refused" })]]);
        expect((await send(resource, parcel(task, 0), token)).code).toBe(200);
        later(CONFIRMED_FOR);
        for (const next of [parcel(task, 1), { task, after: -1 }, { task, cancel: 1 }])
          expect((await send(resource, next, token)).code).toBe(200);
        expect((await send(resource, batch(), token)).code).toBe(ASKED);
      },
    );

    it("are begun by no API key", async () => {
      const token = await fresh();
      const menus = rowsOf(await host.client.call("/v2/user/menu/list", { page_size: 1000 }, { token }));
      const menu_ids = menus.map(({ menu_id }) => menu_id);
      const given = { name: newName("key"), menu_ids, minute_limit: 1000 };
      const made = await callRest(host.client, { key: "id" }, { verb: "add", path: "/access_keys" }, given, { token });
      const key = String(recordOf(made).access_key);
      for (const resource of asking)
        expect(await send(resource, batch(), key)).toMatchObject({ code: 513, data: { context: "api_key" } });
    });
  });
}
