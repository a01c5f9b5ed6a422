// The first hour of a store without demo data: registration is opened, a company registers itself, and its owner can
// give roles, make roles, and do each of the first steps.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { business } from "../../platform/business";
import { createPlatform, type RunningPlatform } from "../../platform/framework/server/server";
import type { Store } from "../../platform/framework/storage/Store";
import { Client, type JsonRecord, recordOf, rowsOf } from "./Client";
import { callsOfResource, createDraft } from "./drafts";
import { openWithKeys, placesForStores, readModel, storeNames } from "./hosts";
import { SECRETS_KEY } from "./Host";

const model = readModel(12);
const ADMIN = "quiet-otter-70";
const PASSWORD = "quiet-otter-71";
/** The first records of these resources come from outside: people who use an app, and their purchases. */
const FROM_ELSEWHERE: ReadonlySet<string> = new Set(["device_share", "feedback_detail", "feedback_note", "order_bind"]);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the first hour on ${name}`, () => {
    let platform: RunningPlatform;
    let store: Store;
    let client: Client;
    let admin = "";
    let owner = "";
    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      const settings = { DEMO: false, ADMIN_PASSWORD: ADMIN, SECRETS_KEY };
      platform = await createPlatform({ business, model, ...place, demoByDefault: false, settings });
      store = await openWithKeys(place);
      client = new Client((request) => platform.fetch(request), "http://platform", platform.publicKey, "");
      admin = await signIn("admin", ADMIN);
    }, 60_000);
    afterAll(async () => {
      await store?.close();
      await platform?.close();
      found?.close();
    });

    /** The text in the picture, as a person reads it. */
    const read = async (): Promise<JsonRecord> => {
      const { verify_id } = recordOf(await client.call("/v2/user/login/code"));
      const note = `code:${String(verify_id)}`;
      const { rows } = await sql<{ value: string }>`select value from platform_note where note = ${note}`.execute(
        store.db,
      );
      return { verify_id, verify_code: rows[0]?.value };
    };
    const signIn = async (user: string, password: string): Promise<string> =>
      String(recordOf(await client.signIn(user, password, await read())).acc_token);
    const call = (path: string, params: JsonRecord, token: string | null) => client.call(path, params, { token });
    const register = async () =>
      call(
        "/v2/user/account/add",
        {
          comp_name: "Seagull Optics",
          user_id: "mara",
          user_name: "Mara Lindqvist",
          user_email: "mara@seagull.example",
          user_phone: "13912345678",
          user_password: PASSWORD,
          ...(await read()),
        },
        null,
      );
    const steps = async (): Promise<JsonRecord> => {
      const { data } = await call("/v2/user/data/overview/get", {}, owner);
      return recordOf({ code: 200, data: recordOf({ code: 200, data, count: 1 }).first, count: 1 });
    };
    const make = async (of: string, more: JsonRecord = {}): Promise<JsonRecord> => {
      const resource = model.resources.find((one) => one.name === of);
      const draft = resource && (await createDraft(client, owner, model, resource));
      if (!resource || !draft) throw new Error(`nobody can make ${of}`);
      const reply = await callsOfResource(client, owner, resource)("add", { ...draft, ...more });
      expect([of, reply.code, reply.data]).toEqual([of, 200, expect.anything()]);
      return recordOf(reply);
    };

    it("begins with registration closed, until the super admin enables the role of owners", async () => {
      expect((await register()).code).toBe(513);
      const roles = rowsOf(await call("/v2/user/role/list", { page_size: 50 }, admin));
      const wanted = roles.find((role) => role.name === "Company owner");
      expect((await call("/v2/user/role/set", { id: wanted?.id, state: 1 }, admin)).code).toBe(200);
      expect((await register()).code).toBe(200);
      owner = await signIn("mara", PASSWORD);
    });

    it("lets its owner make colleagues and give them roles, but no role that opens registration", async () => {
      const roles = rowsOf(await call("/v2/user/role/rela/list", {}, owner));
      expect(roles.map((role) => String(role.name)).sort()).toEqual([
        "Property manager",
        "Subordinate marketing company",
      ]);
      const menus = rowsOf(await call("/v2/user/menu/held/list", {}, owner)).map(({ menu_id }) => menu_id);
      const own = { name: "Packer", cn_name: "打包员", state: 1, menu_ids: menus.slice(0, 2) };
      const made = recordOf(await call("/v2/user/role/add", own, owner));
      const mine = rowsOf(await call("/v2/user/company/list", {}, owner))[0]?.comp_id;
      for (const [at, role] of [roles[0], made].entries()) {
        const colleague = { user_id: `colleague${at}`, user_name: `Colleague ${at}`, user_password: PASSWORD };
        const rights = { role_id: role?.id, comp_id: mine, scope: 1, state: 1 };
        expect((await call("/v2/user/account/add", { ...colleague, ...rights }, owner)).code).toBe(200);
        const token = await signIn(colleague.user_id, PASSWORD);
        expect(rowsOf(await call("/v2/user/menu/held/list", {}, token)).length).toBeGreaterThan(0);
      }
    });

    it("offers each first step only while it can be done, and notices that it was", async () => {
      expect(await steps()).toEqual({ colleagues: true, products: false, devices: false, goods: null, orders: false });
      const product = await make("product");
      const uid = "PHFIRST-1";
      const [imports] = model.resources.filter((one) => one.name === "device_import");
      if (imports === undefined) throw new Error("no imports");
      const asked = { name: "put.xlsx", zone: "", region: "" };
      const { put_url, url } = recordOf(await call("/v2/oss/upload/puturl/get", asked, owner));
      const body = new Uint8Array(
        write(
          {
            SheetNames: ["Devices"],
            Sheets: {
              Devices: utils.aoa_to_sheet([
                ["UID", "MAC"],
                [uid, "00:1A:2B:3C:4D:01"],
              ]),
            },
          },
          { type: "buffer" },
        ),
      );
      expect((await platform.fetch(new Request(`http://platform${String(put_url)}`, { method: "PUT", body }))).ok).toBe(
        true,
      );
      const file = { name: "First batch", pk: product.pk, comp_id: product.comp_id, url };
      expect((await callsOfResource(client, owner, imports)("add", file)).code).toBe(200);
      await expect.poll(async () => (await steps()).devices, { timeout: 20_000 }).toBe(true);

      // The super admin creates the categories of goods.
      const [categories] = model.resources.filter((one) => one.name === "goods_category");
      if (categories === undefined) throw new Error("no categories");
      expect((await callsOfResource(client, admin, categories)("add", { name: "Storage" })).code).toBe(200);
      expect(await steps()).toMatchObject({ products: true, goods: false });
      await make("goods", { price: "9.90", fact_price: "9.90" });
      expect(await steps()).toMatchObject({ goods: true });
    });

    it("has whatever a record cannot do without, or somebody can make it", async () => {
      const there = new Set<string>();
      for (const { name: table, calls } of model.resources) {
        if (!calls.some(({ verb }) => verb === "list")) continue;
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`
          .execute(store.db)
          .catch(() => ({ rows: [] }));
        if (Number(rows[0]?.n ?? 0) > 0) there.add(table);
      }
      const lacking = ({ fields }: (typeof model.resources)[number]) =>
        fields.filter(({ required, options }) => required && typeof options.to === "string" && !there.has(options.to));
      const makeable = model.resources.filter(({ calls }) => calls.some(({ verb }) => verb === "add"));
      for (let before = -1; before !== there.size;) {
        before = there.size;
        for (const resource of makeable) if (lacking(resource).length === 0) there.add(resource.name);
      }
      const never = makeable.filter((resource) => !there.has(resource.name) && !FROM_ELSEWHERE.has(resource.name));
      expect(never.map((resource) => [resource.name, lacking(resource).map((field) => field.name)])).toEqual([]);
    });
  });
}
