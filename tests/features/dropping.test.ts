// `npm run migrate -- --drop` deletes only the tables that a removed feature left, even if the notes in the store name
// other tables.
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { PlatformFeature } from "../../platform/framework/Feature";
import {
  dropLeftOut,
  type ConsoleParts,
  leftOutLines,
  recordFeatureTables,
} from "../../platform/framework/server/leftOut";
import { ensureBookkeeping, readNote, rewriteNote } from "../../platform/framework/storage/bookkeeping";
import { readExistingTables } from "../../platform/framework/storage/catalog";
import { ensureEncrypted, recordEncryptedColumn, readEncrypted } from "../../platform/framework/storage/encryption";
import { ensureInstances, recordInstance } from "../../platform/framework/storage/instances";
import { countRows } from "../../platform/framework/storage/query";
import { ensureReport, readReportedRules, reportRule } from "../../platform/framework/storage/report";
import type { Store } from "../../platform/framework/storage/Store";
import { tablesOf } from "../../platform/framework/storage/Table";
import { openWithKeys, placesForStores, readModel, storeNames } from "../contract/hosts";

const whole = readModel(2);
const having = (features: readonly PlatformFeature[] = [], ...left: readonly string[]): ConsoleParts => ({
  model: { ...whole, features: whole.features.filter(({ name }) => !left.includes(name)) },
  tables: tablesOf(whole),
  features,
});
const feature = (name: string, ...tables: readonly string[]): PlatformFeature => ({
  name,
  tables: tables.map((table) => ({ table, ensure: async () => undefined })),
});
const console = having();

const create = async ({ db }: Store, ...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await sql`create table ${sql.id(name)} (day integer not null primary key)`.execute(db);
    await sql`insert into ${sql.id(name)} (day) values (1), (2)`.execute(db);
  }
};
const tablesIn = async ({ engine, db }: Store): Promise<readonly string[]> =>
  [...(await readExistingTables(engine, db))].filter((name) => !name.startsWith("platform_")).toSorted();

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`dropping what a feature left, on ${name}`, () => {
    afterAll(() => found?.close());

    const withStore = async (work: (store: Store) => Promise<void>): Promise<void> => {
      if (!found) return;
      const store = await openWithKeys(found.place());
      await ensureBookkeeping(store.engine, store.db);
      await work(store).finally(() => store.close());
    };

    it("leaves alone a table that the console has by now", () =>
      withStore(async (store) => {
        const list = [...console.tables.values()].flatMap(({ columns }) => columns.map(({ joined }) => joined));
        const joined = list.find((one) => one !== null) ?? "";
        const noted = ["device", joined, "console_visit", "platform_session"];
        await recordFeatureTables(store.db, { ...console, features: [feature("visits", ...noted)] });
        await create(store, "device", joined, "console_visit");
        const now = having([feature("visiting", "console_visit")]);
        expect(await leftOutLines(store, now)).toEqual([]);
        await expect(dropLeftOut(store, now, "visits")).rejects.toThrow(/no table of a feature visits/);
        expect(await tablesIn(store)).toEqual(["console_visit", "device", joined].toSorted());
        await expect(sql`select 1 from platform_session`.execute(store.db)).resolves.toBeDefined();
        await recordFeatureTables(store.db, now);
        expect(await dropLeftOut(store, console, "visiting")).toEqual(["Dropped: console_visit (2 rows)"]);
      }));

    it("takes away from a former feature what the console has by now, also for the time after", () =>
      withStore(async (store) => {
        await recordFeatureTables(store.db, {
          ...console,
          features: [feature("visits", "console_visit", "console_stay")],
        });
        await create(store, "console_visit", "console_stay");
        await recordFeatureTables(store.db, having([feature("visiting", "console_visit")]));
        expect(await dropLeftOut(store, console, "visits")).toEqual(["Dropped: console_stay (2 rows)"]);
      }));

    it("forgets what the store noted of the table", () =>
      withStore(async (store) => {
        const { db } = store;
        await recordFeatureTables(db, { ...console, features: [feature("visits", "console_visit")] });
        await create(store, "console_visit");
        await ensureEncrypted(db);
        await ensureReport(db);
        for (const of of ["console_visit", "device"]) {
          await recordEncryptedColumn(db, { of, field: "secret", own: "id" });
          await reportRule(db, { rule: `ck_${of}`, table: of, fields: ["a"], kind: "value", keys: [1] });
          await rewriteNote(db, `keep:${of}`, "{}");
        }
        const both = { console_visit: {}, device: {} };
        const bridges = ["console_visit", "device"].map((table) => ({ table, field: "a", was: "b", name: "wt_x" }));
        await rewriteNote(db, "layouts", JSON.stringify({ current: "x", storages: both, scopes: both, bridges }));
        await dropLeftOut(store, console, "visits");
        expect((await readEncrypted(db)).map(({ of }) => of)).not.toContain("console_visit");
        expect((await readEncrypted(db)).map(({ of }) => of)).toContain("device");
        expect([...(await readReportedRules(db))]).toEqual(["ck_device"]);
        expect([await readNote(db, "keep:console_visit", 0), await readNote(db, "keep:device", 0)]).toEqual([
          null,
          "{}",
        ]);
        const layouts = await readNote(db, "layouts", 0);
        expect(JSON.parse(layouts ?? "")).toEqual({
          ...{ current: "x", former: [], version: "", ended: [], endedBy: "" },
          ...{ storages: { device: {} }, scopes: { device: {} }, bridges: bridges.slice(1) },
        });
        expect(await readNote(db, "tables:visits", 0)).toBeNull();
      }));

    it.skipIf(name === "SQLite")("waits until no process of the platform runs", () =>
      withStore(async (store) => {
        await recordFeatureTables(store.db, { ...console, features: [feature("visits", "console_visit")] });
        await create(store, "console_visit");
        await ensureInstances(store.db);
        await recordInstance(store.db, { id: "one", layout: "that of the version before" });
        await expect(dropLeftOut(store, console, "visits")).rejects.toThrow(
          /use this store: 1\. Stop them first;.* 45 sec/,
        );
        expect(await tablesIn(store)).toEqual(["console_visit"]);
        await sql`update platform_instance set seen = seen - 60`.execute(store.db);
        expect(await dropLeftOut(store, console, "visits")).toEqual(["Dropped: console_visit (2 rows)"]);
      }),
    );

    it("says that a start is refused, and that accounts lose what protected them", () =>
      withStore(async (store) => {
        await create(store, "platform_factor", "platform_passkey");
        const less = having([], "factors", "passkeys");
        const refused = (one: string) =>
          `The platform will not start. This store is protected by the feature ${one}, which this console leaves out.`;
        const [first, second, ...more] = await leftOutLines(store, less);
        expect([first, second]).toEqual([
          expect.stringContaining(refused("factors")),
          expect.stringContaining(refused("passkeys")),
        ]);
        expect(more).toHaveLength(2);
        expect(await dropLeftOut(store, less, "passkeys")).toEqual([
          "Dropped: platform_passkey (2 rows)",
          "The feature passkeys no longer protects this store.",
        ]);
        expect(await leftOutLines(store, less)).toHaveLength(2);
      }));

    it("drops the very table that a note names, however odd the names are", () =>
      withStore(async (store) => {
        const [odd, table] = [`fe'at"ure\n%`, `a"b.c d; --`];
        await rewriteNote(store.db, `tables:${odd}`, JSON.stringify([table, table, 7, null, {}]));
        await rewriteNote(store.db, "tables:broken", `["console_visit"`);
        await create(store, table, "console_visit", "b");
        expect(await leftOutLines(store, console)).toHaveLength(1);
        for (const other of ["broken", "%", "", "__proto__"])
          await expect(dropLeftOut(store, console, other)).rejects.toThrow(/no table of a feature/);
        expect(await dropLeftOut(store, console, odd)).toEqual([`Dropped: ${table} (2 rows)`]);
        expect(await tablesIn(store)).toEqual(["b", "console_visit"]);
        await expect(dropLeftOut(store, console, odd)).rejects.toThrow(/no table of a feature/);
      }));

    it("keeps a table of two features until both are dropped", () =>
      withStore(async (store) => {
        await recordFeatureTables(store.db, {
          ...console,
          features: [feature("visits", "both", "one"), feature("stays", "both")],
        });
        await create(store, "both", "one");
        expect(await dropLeftOut(store, console, "visits")).toEqual([
          "Dropped: one (2 rows)",
          "both stays: it belongs to the feature stays too. To delete it: npm run migrate -- --drop stays",
        ]);
        await expect(dropLeftOut(store, console, "visits")).rejects.toThrow(/no table of a feature/);
        expect(await dropLeftOut(store, console, "stays")).toEqual(["Dropped: both (2 rows)"]);
      }));

    const needing = {
      "a view": [sql`create view visits_by_day as select day from console_visit`],
      "a foreign key": [
        sql`create table console_other (day integer not null references console_visit (day) on delete cascade)`,
        sql`insert into console_other (day) values (1)`,
      ],
      "a trigger": [
        sql`create table console_other (day integer not null)`,
        ...(name === "SQLite"
          ? [
              sql`create trigger seen after insert on console_other begin insert into console_visit (day) values (new.day); end`,
            ]
          : [
              sql`create function see() returns trigger language plpgsql as $see$ begin insert into console_visit (day) values (new.day); return new; end $see$`,
              sql`create trigger seen after insert on console_other for each row execute function see()`,
            ]),
      ],
    };
    it.each(Object.entries(needing))("drops nothing while %s needs a table", (_, statements) =>
      withStore(async (store) => {
        await recordFeatureTables(store.db, {
          ...console,
          features: [feature("visits", "console_stay", "console_visit")],
        });
        await create(store, "console_stay", "console_visit");
        for (const statement of statements) await statement.execute(store.db);
        const rowsOf = async (table: string) => [table, await countRows(store.db, { name: table })];
        const rows = async () => Promise.all((await tablesIn(store)).map(rowsOf));
        const before = await rows();
        await expect(dropLeftOut(store, console, "visits")).rejects.toThrow(
          /needs a table .*: .*(visits_by_day|console_other|seen).*Remove it first/s,
        );
        expect(await rows()).toEqual(before);
        expect(await leftOutLines(store, console)).toHaveLength(2);
      }),
    );

    it("drops tables that refer to each other", () =>
      withStore(async (store) => {
        await recordFeatureTables(store.db, {
          ...console,
          features: [feature("visits", "console_visit", "console_guest")],
        });
        await create(store, "console_visit");
        await sql`create table console_guest (day integer not null references console_visit (day) on delete restrict)`.execute(
          store.db,
        );
        await sql`insert into console_guest (day) values (1)`.execute(store.db);
        expect(await dropLeftOut(store, console, "visits")).toEqual([
          "Dropped: console_visit (2 rows), console_guest (1 rows)",
        ]);
      }));

    it("leaves everything as it was if it fails half way", () =>
      withStore(async (store) => {
        await recordFeatureTables(store.db, {
          ...console,
          features: [feature("visits", "console_stay", "console_visit")],
        });
        await create(store, "console_stay", "console_visit");
        await recordEncryptedColumn(store.db, { of: "console_visit", field: "secret", own: "day" });
        await rewriteNote(store.db, "layouts", "no JSON");
        await expect(dropLeftOut(store, console, "visits")).rejects.toThrow(SyntaxError);
        expect(await leftOutLines(store, console)).toHaveLength(2);
        expect((await readEncrypted(store.db)).map(({ of }) => of)).toContain("console_visit");
        await rewriteNote(store.db, "layouts", "{}");
        await dropLeftOut(store, console, "visits");
        expect(await tablesIn(store)).toEqual([]);
      }));
  });
}
