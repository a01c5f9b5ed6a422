// Nobody reaches rows of other companies. This is tested for every resource with an owner, and for accounts at
// different levels of the company tree.
import { newName } from "./newName";
import { beforeAll, describe, expect, it } from "vitest";
import type { FieldModel, Model, ResourceModel } from "../../generator";
import { fieldsOf, isRecord, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord, Reply } from "./Client";
import { callsOfResource, createDraft, declares } from "./drafts";
import type { TestHost } from "./Host";
import { AllRows } from "./owners";

const PEOPLE = ["ruishi", "agent", "distributor", "property", "developer", "customer", "clerk"] as const;
const TOP = 1;
const TENANT = 5;
/** The password of the accounts that these tests create. */
const PASSWORD = "kept-by-tests-alone-8";
const NONE = { number: 987_654_321, string: "no-such-record" };

const keysOf = (resource: ResourceModel, rows: readonly JsonRecord[]) =>
  rows.map((row) => String(row[resource.key])).sort();

const recordIn = ({ data }: Reply): JsonRecord | null => (isRecord(data) ? data : null);

/** The visible part of a refusal. */
const answerOf = ({ code, data, msg }: Reply) => ({ code, data, msg });

export const ownershipContract = (open: () => TestHost, model: Model): void => {
  describe("the platform", () => {
    let client: Client;
    let admin: string;
    let tokens: Readonly<Record<string, string>>;
    let all: AllRows;
    const menus: Record<string, ReadonlySet<unknown>> = {};
    const fresh = () => new AllRows(client, admin, model);
    beforeAll(async () => {
      ({ client } = open());
      admin = await client.session("admin");
      tokens = Object.fromEntries(await Promise.all(PEOPLE.map(async (name) => [name, await client.session(name)])));
      all = fresh();
      for (const who of PEOPLE) {
        const own = recordOf(await client.call("/v2/user/account/get", {}, { token: tokens[who] ?? null }));
        menus[who] = new Set(Array.isArray(own.menus) ? own.menus : []);
      }
    });
    const as = (who: string, resource: ResourceModel) => callsOfResource(client, tokens[who] ?? null, resource);

    const owned = model.resources.filter((resource) => resource.scope?.is === "owned" && declares(resource, "list"));

    it.each(owned)("lists only the caller's own records of $name", async (resource) => {
      const now = fresh();
      for (const who of PEOPLE) {
        const seen = await as(who, resource)("list", { page_size: 1000 });
        // Accounts that may not list the resource get only names from this call. Another test covers that.
        if (!menus[who]?.has(resource.access.list)) continue;
        const rows = rowsOf(seen);
        const reach = await now.reach(resource.name, await now.ownersOf(who));
        expect([who, seen.count, keysOf(resource, rows)]).toEqual([who, reach.size, [...reach].sort()]);
      }
    });

    const naming = owned.flatMap((resource) =>
      resource.calls
        .filter(({ verb, on, params }) => {
          const isNamed = on !== "none" || params.some(({ name }) => name === resource.key);
          return ["get", "set", "del"].includes(verb) || (verb === "action" && isNamed);
        })
        .map((call) => ({ title: `${resource.name}.${call.name}`, resource, call })),
    );

    it.each(naming)("answers $title for somebody else's record as for a missing one", async ({ resource, call }) => {
      const isNumber = resource.fields.find(({ name }) => name === resource.key)?.options.type !== "string";
      for (const who of PEOPLE) {
        const reach = await all.reach(resource.name, await all.ownersOf(who));
        const rows = await all.rows(resource.name);
        const foreign = [...rows].find(([key]) => !reach.has(key))?.[1];
        if (!foreign) continue;
        const others = Object.fromEntries(
          call.params
            .filter(({ name }) => name !== resource.key)
            // A caller who knows a record's secret may use it. The test does not know it.
            .map(({ name, kind }) => [name, kind === "secret" ? "x" : (foreign[name] ?? "x")]),
        );
        const asked = (key: unknown) => as(who, resource)(call.name, { ...others, [resource.key]: key });
        const theirs = await asked(foreign[resource.key]);
        // Accounts can read names that their own rows refer to. Everybody can read names of system roles.
        if (call.verb === "get" && recordIn(theirs)?.name_only === 1) continue;
        expect(theirs.code, `${who} ${JSON.stringify(theirs)}`).not.toBe(200);
        expect([who, answerOf(theirs)]).toEqual([who, answerOf(await asked(isNumber ? NONE.number : NONE.string))]);
      }
    });

    const adding = owned.filter((resource) => declares(resource, "add"));

    it.each(adding)(
      "lets nobody add $name below somebody else's record, or learn that this record exists",
      async (resource) => {
        const field = resource.scope?.is === "owned" ? resource.scope.steps[0] : null;
        const draft = await createDraft(client, admin, model, resource);
        if (!field || !draft || field.field === resource.key) return;
        const target = resource.fields.find(({ name }) => name === field.field);
        for (const who of PEOPLE) {
          const reach = await all.reach(field.to, await all.ownersOf(who));
          const foreign = [...(await all.rows(field.to)).keys()].find((key) => !reach.has(key));
          if (foreign === undefined) continue;
          const isNumber = target?.options.type !== "string";
          const asked = (key: unknown) => as(who, resource)("add", { ...draft, [field.field]: key });
          const theirs = await asked(isNumber ? Number(foreign) : foreign);
          expect(theirs.code, `${who} ${JSON.stringify(theirs)}`).not.toBe(200);
          expect([who, answerOf(theirs)]).toEqual([who, answerOf(await asked(isNumber ? NONE.number : NONE.string))]);
        }
      },
    );

    const find = (name: string) => all.resource(name);

    it("moves no record below one of another owner", async () => {
      const product = find("product");
      const own = rowsOf(await as("ruishi", product)("list", { page_size: 1 }))[0] ?? {};
      const companies = await all.ownersOf("ruishi");
      const foreign = [...(await all.rows("company")).keys()].find((key) => !companies.has(key));
      for (const comp_id of [Number(foreign), NONE.number]) {
        const moved = await as("ruishi", product)("set", { pk: own.pk, comp_id });
        expect([moved.code, fieldsOf(moved)]).toEqual([406, { comp_id: "invalid.reference" }]);
      }
      const bindings = find("app_version");
      const apps = await all.reach("app", companies);
      const app_id = [...(await all.rows("app")).keys()].find((key) => !apps.has(key));
      const [version] = rowsOf(await as("ruishi", bindings)("list", { page_size: 1 }));
      const moved = await as("ruishi", bindings)("set", { id: version?.id, app_id: Number(app_id) });
      expect([moved.code, fieldsOf(moved)]).toEqual([406, { app_id: "invalid.reference" }]);
    });

    it("shows the platform's own templates only to accounts that see every company, and gives each company its own", async () => {
      for (const name of ["msg_template", "push_template"]) {
        const templates = find(name);
        const ask = as("ruishi", templates);
        const rows = rowsOf(await ask("list", { page_size: 1000 }));
        const platforms = rows.find(({ comp_id }) => comp_id === 0) ?? {};
        expect(platforms.id).toBeGreaterThan(0);
        expect((await ask("set", { id: platforms.id, body: "Your code is 0000" })).code).toBe(513);
        expect((await ask("del", { id: platforms.id })).code).toBe(513);
        expect((await ask("set", { id: platforms.id, comp_id: 2 })).code).toBe(513);
        const draft = {
          ...(await createDraft(client, admin, model, templates)),
          name: `Own ${Date.now()}`,
          comp_id: 0,
        };
        const made = recordOf(await ask("add", draft));
        expect(made.comp_id).toBe(2);
        expect((await ask("set", { id: made.id, comp_id: 0 })).code).toBe(406);
        expect((await ask("add", draft)).code).toBe(409);
        const mine = recordOf(await callsOfResource(client, admin, templates)("add", draft));
        expect(mine.comp_id).toBe(0);
        for (const { id } of [made, mine])
          expect((await callsOfResource(client, admin, templates)("del", { id })).code).toBe(200);
      }
    });

    it("shows tables of the platform itself only to accounts that see every company, whatever their menus", async () => {
      for (const resource of model.resources.filter(
        ({ scope }) => scope?.is === "shared" && scope.write === "platform",
      ))
        for (const call of resource.calls.filter(({ verb }) => ["add", "set", "del"].includes(verb)))
          expect([resource.name, (await as("ruishi", resource)(call.name, {})).code]).toEqual([resource.name, 513]);
    });

    it("lets only accounts of the top company change rows of the platform, even if others have the menu key", async () => {
      const kept = model.resources.filter(({ scope }) => scope?.is === "shared" && scope.write === "top");
      expect(kept.length).toBeGreaterThan(0);
      const { data } = await client.call("/v2/user/menu/list", { page_size: 5000 }, { token: admin });
      const menu_ids = rowsOf({ code: 200, data, count: 0 }).map(({ menu_id }) => menu_id);
      const role = { name: "Tenant of all", cn_name: "租户", type: 2, state: 1, menu_ids };
      const asks: Record<number, (resource: ResourceModel) => ReturnType<typeof callsOfResource>> = {};
      const leftovers: [path: string, id: unknown][] = [];
      for (const comp_id of [TOP, TENANT]) {
        const made = recordOf(await client.call("/v2/user/role/add", { ...role, comp_id }, { token: admin }));
        const person = {
          user_id: `kept${comp_id}`,
          user_password: PASSWORD,
          get user_name() {
            return newName("Kept");
          },
          user_type: 1,
          scope: 2,
        };
        const account = { ...person, comp_id, role_id: made.id, state: 1 };
        const added = recordOf(await client.call("/v2/user/account/add", account, { token: admin }));
        leftovers.unshift(["/v2/user/account/del", added.id], ["/v2/user/role/del", made.id]);
        const token = await client.token(person.user_id, PASSWORD);
        asks[comp_id] = (resource) => callsOfResource(client, token, resource);
      }
      for (const resource of kept) {
        const [top, tenant] = [asks[TOP]?.(resource), asks[TENANT]?.(resource)];
        expect([resource.name, (await tenant?.("list"))?.code]).toEqual([resource.name, 200]);
        for (const call of resource.calls.filter(({ verb }) => !["list", "get"].includes(verb))) {
          const nothing = { [resource.key]: 987_654_321 };
          const title = `${resource.name}.${call.name}`;
          expect([title, (await tenant?.(call.name, nothing))?.code]).toEqual([title, 513]);
          expect([title, (await top?.(call.name, nothing))?.code]).not.toEqual([title, 513]);
        }
      }
      for (const [path, id] of leftovers.toSorted(([one], [other]) => one.localeCompare(other)))
        expect([path, (await client.call(path, { id }, { token: admin })).code]).toEqual([path, 200]);
    });

    const pointing = owned.flatMap((resource) =>
      resource.fields.some(({ options }) => typeof options.to === "string") ? [resource] : [],
    );

    it.each(pointing)("shows the names of what rows of $name point to, whatever their owner", async (resource) => {
      for (const who of PEOPLE) {
        if (!menus[who]?.has(resource.access.list)) continue;
        const rows = rowsOf(await as(who, resource)("list", { page_size: 100 }));
        for (const field of resource.fields) {
          const target = model.resources.find(({ name }) => name === field.options.to);
          if (!target || !declares(target, "list")) continue;
          const keys = [...new Set(rows.flatMap((row) => row[field.name]))].filter((key) => key !== 0 && key !== "");
          const there = (await all.rows(target.name)).keys();
          const wanted = keys.filter((key) => new Set(there).has(String(key))).slice(0, 50);
          if (wanted.length === 0) continue;
          const asked = { [target.key]: wanted, names: 1, page_size: 100 };
          const named = rowsOf(await as(who, target)("list", asked));
          expect([who, field.name, keysOf(target, named)]).toEqual([who, field.name, wanted.map(String).sort()]);
        }
      }
    });

    // Every account may list the menus, because its console draws the menu from them.
    const listable = model.resources.filter((resource) => declares(resource, "list") && resource.name !== "menu");

    it.each(listable)("shows no other names of $name to accounts that may not list it", async (resource) => {
      const now = fresh();
      for (const who of PEOPLE) {
        if (menus[who]?.has(resource.access.list)) continue;
        const found = await as(who, resource)("list", { page_size: 1000 });
        if (found.code === 513) continue;
        const named = rowsOf(found);
        for (const row of named) expect(Object.keys(row).length).toBeLessThanOrEqual(6);
        // Nobody can page through records that they may not list.
        if (resource.tree === null) {
          expect([who, named.length <= 25, found.count === named.length]).toEqual([who, true, true]);
          const next = await as(who, resource)("list", { page_size: 25, page_index: 2, page_no: 2 });
          expect([who, rowsOf(next)]).toEqual([who, []]);
        }
        const pointed = await now.pointedBy(who, resource.name, (one) => menus[who]?.has(one.access.list) === true);
        const pointsThere = ({ options, readonly }: FieldModel) => options.to === resource.name && !readonly;
        const mayChoose = model.resources.some(
          (one) =>
            (["add", "set"].some((call) => menus[who]?.has(one.access[call])) && one.fields.some(pointsThere)) ||
            one.calls.some(
              ({ name, ask, params }) =>
                menus[who]?.has(one.access[name]) &&
                params.some((param) => pointsThere(param) && (name === "import_add" || ask.includes(param.name))),
            ),
        );
        const free = mayChoose ? await now.reach(resource.name, await now.ownersOf(who)) : new Set<string>();
        const others = keysOf(resource, named).filter((key) => !pointed.has(key) && !free.has(key));
        expect([who, others]).toEqual([who, []]);
        const keys = [...(await now.rows(resource.name)).keys()].filter((key) => !pointed.has(key) && !free.has(key));
        const isNumber = resource.fields.find(({ name }) => name === resource.key)?.options.type !== "string";
        const asked = { [resource.key]: keys.slice(0, 100).map((key) => (isNumber ? Number(key) : key)), names: 1 };
        const listed = keys.length === 0 ? [] : rowsOf(await as(who, resource)("list", asked));
        // Accounts that may give a system role can see it.
        if (resource.name !== "role") expect([who, keysOf(resource, listed)]).toEqual([who, []]);
      }
    });
  });
};
