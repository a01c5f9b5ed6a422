// The content of a store after its first start, and refused starts, on both stores, without a separate process.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { isPasswordCorrect, transformPassword } from "../../platform/framework/passwords/passwordHash";
import { business } from "../../platform/business";
import { createPlatform } from "../../platform/framework/server/server";
import type { PlatformOptions } from "../../platform/framework/server/server";
import type { FillResult } from "../../platform/framework/starting/fillStore";
import { openStore } from "../../platform/framework/storage/open";
import type { Row } from "../../platform/framework/storage/Store";
import { openWithKeys, placesForStores, readModel, storeNames } from "./hosts";
import { VERIFICATION_CODE, TEST_SETTINGS, SECRETS_KEY } from "./Host";
import type { StorePlace } from "./hosts";

const model = readModel(12);
/** A Model that is just large enough for signing in. */
const small = {
  ...model,
  resources: model.resources
    .filter(({ name }) => ["menu", "company", "role", "account", "identity_provider"].includes(name))
    .map((one) => ({ ...one, demo: { ...one.demo, given: one.demo.given.slice(0, 4) } })),
};
/** The default of the setting PASSWORD_COST, with which stored password hashes are checked. */
const COST = 15;
const OWN = "a harbour at night";

/** Starts and stops a platform that is not in the default folder, as with DATA_DIR or DATABASE_URL. */
const started = async (place: StorePlace, options: Partial<PlatformOptions> = {}): Promise<FillResult> => {
  const { dataDir, databaseUrl } = place;
  const platform = await createPlatform({
    business,
    model: small,
    dataDir,
    databaseUrl,
    demoByDefault: false,
    ...options,
    settings: {
      SECRETS_KEY,
      ...(options.settings?.DEMO === true && { PASSWORD_COST: TEST_SETTINGS.PASSWORD_COST }),
      ...options.settings,
    },
  });
  await platform.close();
  return platform.filled;
};

/** The message of a refused start. */
const refusal = (place: StorePlace, options: Partial<PlatformOptions> = {}): Promise<string> =>
  started(place, options).then(
    () => "not refused",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const rowsIn = async (place: StorePlace, table: string): Promise<Row[]> => {
  const store = await openStore(place);
  try {
    return (await sql<Row>`select * from ${sql.table(table)}`.execute(store.db)).rows;
  } finally {
    await store.close();
  }
};

const tablesIn = async (place: StorePlace): Promise<string[]> => {
  const store = await openStore(place);
  try {
    return (await store.db.introspection.getTables()).map((table) => table.name);
  } finally {
    await store.close();
  }
};

const isPasswordOf = async (place: StorePlace, userId: string, password: string): Promise<boolean> => {
  const row = (await rowsIn(place, "account")).find((one) => one.user_id === userId);
  const store = await openWithKeys(place);
  const hash = store.keys.decrypt("account.user_password", String(row?.user_password));
  await store.close();
  return isPasswordCorrect(transformPassword(userId, password), hash, COST);
};

/** Which of the demo passwords an account has. Null if it has neither. */
const passwordOf = async (place: StorePlace, userId: string): Promise<string | null> => {
  for (const password of ["pilothouse", OWN]) if (await isPasswordOf(place, userId, password)) return password;
  return null;
};

const invented = model.resources.flatMap(({ name, demo }) =>
  ["company", "account"].includes(name)
    ? demo.given.flatMap((row) =>
        ["comp_name", "comp_person", "comp_phone", "comp_addr", "user_name", "user_email", "user_phone"].flatMap(
          (field) => (row[field] ? [String(row[field])] : []),
        ),
      )
    : [],
);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`starting on ${name}`, () => {
    afterAll(() => found?.close());
    const newPlace = (): StorePlace => {
      if (!found) throw new Error("no store");
      return found.place();
    };

    it("makes one account of one's own in a company of one's own, and nothing that was invented", async () => {
      const place = newPlace();
      const settings = { ADMIN_USER: "ada", COMPANY_NAME: "Lovelace & Co" };
      const { isDemo, firstAccount } = await started(place, { model, settings });
      expect(isDemo).toBe(false);
      expect(firstAccount).toMatchObject({ userId: "ada", password: expect.stringMatching(/^[\w-]{16}$/) });
      const [account = {}, ...others] = await rowsIn(place, "account");
      expect(others).toEqual([]);
      expect(account).toMatchObject({ id: 1, user_id: "ada", user_name: "ada", comp_id: 1, role_id: 1, state: 1 });
      expect(await isPasswordOf(place, "ada", firstAccount?.password ?? "")).toBe(true);
      const companies = await rowsIn(place, "company");
      expect(companies).toEqual([expect.objectContaining({ comp_id: 1, comp_name: "Lovelace & Co", comp_top_id: 1 })]);
      const roles = await rowsIn(place, "role");
      expect(roles).toEqual([
        expect.objectContaining({ id: 1, name: "Super admin", comp_id: 1, state: 1 }),
        // The roles that the owner of a company may give to colleagues.
        expect.objectContaining({ name: "Property manager", type: 1, comp_id: 1, state: 1 }),
        expect.objectContaining({ name: "Subordinate marketing company", type: 1, comp_id: 1, state: 1 }),
        // Registration is closed until this role is enabled.
        expect.objectContaining({ name: "Company owner", type: 1, comp_id: 1, state: 2 }),
      ]);
      const menus = await rowsIn(place, "menu");
      const granted = (await rowsIn(place, "role__menu_ids")).filter(({ owner }) => owner === roles.at(-1)?.id);
      const keys = menus.filter(({ menu_id }) => granted.some(({ item }) => item === menu_id));
      expect(keys.map(({ menu_key }) => menu_key)).toEqual(
        expect.arrayContaining(["dashboard", "system.role", "operate.user", "operate.user.password", "info.order"]),
      );
      expect(keys.map(({ menu_key }) => menu_key)).not.toContain("system.menu");
      const text = JSON.stringify([account, companies, roles]);
      expect(invented.length).toBeGreaterThan(50);
      expect(invented.filter((one) => text.includes(one))).toEqual([]);
      for (const resource of model.resources)
        if (
          resource.demo.rows > 0 &&
          !["menu", "company", "role", "account", "cron", "product_category"].includes(resource.name)
        )
          expect([resource.name, ...(await rowsIn(place, resource.name))]).toEqual([resource.name]);
      expect((await started(place, { model, settings })).firstAccount).toBeNull();
    });

    it("has the tasks that it needs on the schedule, of a store from before too, and leaves them to the operator", async () => {
      const withTasks = {
        ...small,
        resources: [...small.resources, ...model.resources.filter((one) => one.name === "cron")],
      };
      const place = newPlace();
      await started(place);
      const works = async () =>
        (await rowsIn(place, "cron")).map(({ param, state, gmt_next }) => {
          expect(Number(gmt_next)).toBeGreaterThan(Date.now() / 1000 - 60);
          return [JSON.parse(String(param)).task, state];
        });
      const all = [
        "purge_sessions",
        "purge_notes",
        "purge_task_files",
        "tell_feedback",
        "close_unpaid_orders",
        "settle_wakes",
      ];
      const listed = (tasks: readonly string[]) => tasks.map((task) => [task, 1]);
      const within = async (change: (store: Awaited<ReturnType<typeof openStore>>) => Promise<unknown>) => {
        const store = await openStore(place);
        await change(store);
        await store.close();
      };
      await started(place, { model: withTasks });
      expect(await works()).toEqual(listed(all));
      await within(({ db }) => sql`delete from cron where name = 'Sync wake status'`.execute(db));
      await started(place, { model: withTasks });
      const kept = all.filter((task) => task !== "settle_wakes");
      expect(await works()).toEqual(listed(kept));
      // A newer version that needs one more task adds it.
      await within(async ({ db }) => {
        await sql`update platform_note set value = replace(value, 'tell_feedback', '') where value like '%tell_feedback%'`.execute(
          db,
        );
        await sql`delete from cron where name = 'Tell support of feedback'`.execute(db);
      });
      await started(place, { model: withTasks });
      expect(await works()).toEqual(listed([...kept.filter((task) => task !== "tell_feedback"), "tell_feedback"]));
    });

    it("ends orders that nobody paid, without anybody having set up a schedule", async () => {
      const place = newPlace();
      const { dataDir, databaseUrl } = place;
      const settings = { ADMIN_PASSWORD: OWN, SECRETS_KEY };
      let now = Math.floor(Date.now() / 1000);
      const options = { business, model, dataDir, databaseUrl, demoByDefault: false, settings, now: () => now };
      const platform = await createPlatform(options);
      const store = await openStore(place);
      const made = now;
      await sql`insert into "order" (order_id, order_state, gmt_create) values ('unpaid', 1, ${made}), ('paid', 2, ${made})`.execute(
        store.db,
      );
      await store.close();
      now += 26 * 3600;
      await platform.runDue();
      await platform.close();
      const states = (await rowsIn(place, "order")).map(({ order_id, order_state }) => `${order_id} ${order_state}`);
      expect(states.toSorted()).toEqual(["paid 2", "unpaid 6"]);
    });

    it("takes the first password from the settings, and does not show it", async () => {
      const place = newPlace();
      const { firstAccount } = await started(place, { settings: { ADMIN_PASSWORD: OWN } });
      expect(firstAccount).toEqual({ userId: "admin", password: null });
      expect(await passwordOf(place, "admin")).toBe(OWN);
    });

    it("refuses a first password that can be guessed from the account", async () => {
      const settings = { ADMIN_USER: "harbourmaster", ADMIN_PASSWORD: "harbourmaster1" };
      expect(await refusal(newPlace(), { settings })).toMatch(/^ADMIN_PASSWORD is easily guessed/);
    });

    it.each([{ VERIFICATION_CODE: VERIFICATION_CODE }, { PASSWORD_COST: 13 }])(
      "refuses %j without demo data, and leaves the store empty",
      async (settings) => {
        const place = newPlace();
        const [setting = ""] = Object.keys(settings);
        expect(await refusal(place, { settings })).toMatch(
          new RegExp(`^${setting} [^\\n]*; leave it out, or say DEMO=1\\.$`),
        );
        expect(await tablesIn(place)).not.toContain("account");
        expect((await started(place, { settings: { ...settings, DEMO: true } })).isDemo).toBe(true);
      },
    );

    it("refuses a new demo that others reach unless it has a password of its own", async () => {
      const place = newPlace();
      const options = { settings: { DEMO: true }, isReachable: true };
      expect(await refusal(place, options)).toMatch(/give the demo a password of your own by DEMO_PASSWORD/);
      expect(await tablesIn(place)).not.toContain("account");
      await started(place, { ...options, settings: { DEMO: true, DEMO_PASSWORD: OWN } });
      expect(await passwordOf(place, "operator")).toBe(OWN);
    });

    it("refuses a well-known password if other machines can reach it, and sets another when asked to", async () => {
      const place = newPlace();
      await started(place, { settings: { DEMO: true } });
      const known = /^The accounts admin, agent, operator and 1 more still have the demo's password[^\n]*\.$/;
      expect(await refusal(place, { settings: { DEMO: true }, isReachable: true })).toMatch(known);
      expect(await refusal(place, { settings: { DEMO: false }, isReachable: true })).toMatch(known);
      expect(await passwordOf(place, "admin")).toBe("pilothouse");
      await started(place, { settings: { DEMO: true, DEMO_PASSWORD: OWN }, isReachable: true });
      expect(await passwordOf(place, "admin")).toBe(OWN);
      expect((await started(place, { settings: { DEMO: true }, isReachable: true })).isDemo).toBe(true);
    });

    it("remembers that a store was made as a demo", async () => {
      const place = newPlace();
      await started(place, { demoByDefault: true });
      expect((await started(place, { demoByDefault: true })).isDemo).toBe(true);
      expect(await refusal(place)).toMatch(/was made as a demo[^\n]*say DEMO=1 to start it as one, DEMO=0/);
      const own = await started(place, { settings: { DEMO: false } });
      expect(own.isDemo).toBe(false);
      expect(own.warnings).toEqual([
        expect.stringMatching(/was made as a demo/),
        expect.stringMatching(/still have the demo's password/),
      ]);
    });

    it("remembers that a store was not made as a demo", async () => {
      const place = newPlace();
      await started(place, { settings: { DEMO: false } });
      expect((await started(place, { demoByDefault: true })).isDemo).toBe(false);
      expect(await refusal(place, { settings: { DEMO: true } })).toMatch(
        /^DEMO is 1, but the store at .* was not made/,
      );
    });

    it("knows a store from before it remembered", async () => {
      const [demo, own] = [newPlace(), newPlace()];
      await started(demo, { settings: { DEMO: true } });
      await started(own);
      for (const place of [demo, own]) {
        const store = await openStore(place);
        await sql`delete from platform_note`.execute(store.db);
        await store.close();
        // Former versions gave the file store no id.
        rmSync(join(place.dataDir, "file-store.id"));
      }
      expect(await refusal(demo)).toMatch(/was made as a demo/);
      expect((await started(own, { demoByDefault: true })).isDemo).toBe(false);
    });
  });
}
