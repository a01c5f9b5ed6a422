// Secrets in the store: stores and backups contain none in plain text, and keys are rotated while the platform runs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Model } from "../../generator";
import { backUp } from "../../features/backup/platform/backUp";
import { restoreBackup } from "../../features/backup/platform/restoreBackup";
import { business } from "../../platform/business";
import { readMasterKeys } from "../../platform/framework/secrets/MasterKeys";
import { secretsCommand } from "../../features/secrets/platform/secretsCommand";
import { createPlatform } from "../../platform/framework/server/server";
import { readEncrypted } from "../../platform/framework/storage/encryption";
import { openStore } from "../../platform/framework/storage/open";
import { findByKey, readRows } from "../../platform/framework/storage/query";
import { readKeyStates, rotateDataKey } from "../../features/secrets/platform/rotation";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { type Table, tablesOf } from "../../platform/framework/storage/Table";
import { HEADS } from "../../platform/framework/trail/heads";
import { transact } from "../../platform/framework/storage/transact";
import { updateRow } from "../../platform/framework/storage/write";
import { type TestHost, TEST_SETTINGS, SECRETS_KEY } from "./Host";
import { readFolderBytes, readStoreBytes, encryptedTables, MARK, markFor, UNENCRYPTED_TEXT } from "./marked";
import { openHost, openWithKeys, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";

const model = readModel(4);
const folder = mkdtempSync(join(tmpdir(), "pilothouse-secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mastersOf = ({ dataDir }: StorePlace, key = SECRETS_KEY) =>
  readMasterKeys({ dataDir, SECRETS_KEY: key, SECRETS_KEY_FILE: null });

const keptOf = (place: StorePlace, key = SECRETS_KEY) => ({
  dataDir: place.dataDir,
  databaseUrl: place.databaseUrl ?? null,
  masters: mastersOf(place, key),
  ...{ files: null, version: "0", restored: async () => undefined },
});

const startWith = (place: StorePlace, of: Model, settings: object, upgrade = business.upgrade) =>
  createPlatform({
    business: { ...business, ...(upgrade && { upgrade }) },
    model: of,
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    settings: { ...TEST_SETTINGS, ...settings },
  });

const refusalOf = (work: Promise<{ close(): Promise<void> } | string>): Promise<string> =>
  work.then(
    async (done) => {
      if (typeof done !== "string") await done.close();
      return "not refused";
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** The model of a former version, which encrypted only secrets. */
const before: Model = {
  ...model,
  resources: model.resources.map((one) => ({
    ...one,
    fields: one.fields.map((field) => ({ ...field, encrypted: false })),
  })),
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`secrets on ${name}`, { timeout: 120_000 }, () => {
    afterAll(() => found?.close(), 60_000);
    const newPlace = (): StorePlace => {
      if (!found) throw new Error("no store");
      return found.place();
    };
    const place = found === null ? null : newPlace();
    let host: TestHost;
    let store: Store;
    let tables: ReadonlyMap<string, Table>;
    const opened = (): StorePlace => place ?? expect.unreachable();

    /** Puts a marked text into every encrypted field of the last row of each table. */
    const mark = async (): Promise<void> => {
      for (const table of encryptedTables(tables)) {
        const [row = {}] = await readRows(store.db, table, sql`order by ${sql.ref(table.key.name)} desc limit 1`);
        const marked = Object.fromEntries(table.encrypted.map((one) => [one.name, markFor(table.name, one.name)]));
        await transact(store, (db) => updateRow(db, table, row[table.key.name], marked, 1));
      }
    };
    const markedIn = async (): Promise<readonly string[]> => {
      const texts: string[] = [];
      for (const table of encryptedTables(tables))
        for (const row of await readRows(store.db, table, sql``))
          for (const column of table.encrypted)
            if (row[column.name] === markFor(table.name, column.name)) texts.push(`${table.name}.${column.name}`);
      return texts.toSorted();
    };
    const all = (): readonly string[] =>
      encryptedTables(tables)
        .flatMap((table) => table.encrypted.map((column) => `${table.name}.${column.name}`))
        .toSorted();

    beforeAll(async () => {
      host = await openHost(opened(), model);
      store = await openWithKeys(opened());
      tables = tablesOf(model, store.keys);
      await mark();
      const payments = tables.get("payment") ?? expect.unreachable();
      const [payment = {}] = await readRows(store.db, payments, sql`limit 1`);
      await transact(store, (db) => updateRow(db, payments, payment.id, { remark: UNENCRYPTED_TEXT }, 1));
    }, 120_000);
    afterAll(async () => {
      await store?.close();
      await host?.close();
    }, 60_000);

    it("are kept of every field that is one, and read back", async () => {
      expect(all()).toEqual(expect.arrayContaining(["payment.platform_private_key", "device.key"]));
      expect(all().length).toBeGreaterThan(12);
      expect(await markedIn()).toEqual(all());
    });

    it("cannot be read in the files of the store, while other values can", async () => {
      const bytes = await readStoreBytes(store, opened());
      expect(bytes.includes(UNENCRYPTED_TEXT)).toBe(true);
      for (const one of all()) expect([one, bytes.includes(`${MARK}${one.replace(".", "-")}`)]).toEqual([one, false]);
      expect(bytes.includes("scrypt$")).toBe(false);
    });

    it("are not readable in a backup, which cannot be restored without the key", async () => {
      const archive = join(folder, `${name}.tar.gz`);
      const place_ = opened();
      await store.close();
      await host.close();
      expect(await backUp(keptOf(place_), archive)).toMatch(/need the master key from SECRETS_KEY, which is not in it/);
      const unpacked = mkdtempSync(join(folder, "unpacked-"));
      execFileSync("tar", ["-xzf", archive, "-C", unpacked]);
      if (existsSync(join(unpacked, "store.dump")))
        execFileSync("pg_restore", ["-f", join(unpacked, "store.sql"), join(unpacked, "store.dump")]);
      const bytes = readFolderBytes(unpacked);
      expect(bytes.includes(UNENCRYPTED_TEXT)).toBe(true);
      for (const one of all()) expect([one, bytes.includes(`${MARK}${one.replace(".", "-")}`)]).toEqual([one, false]);

      const target = newPlace();
      const other = [Buffer.alloc(32, "another")];
      expect(await refusalOf(restoreBackup(keptOf(target, other), archive))).toMatch(
        /are encrypted with the master key [0-9a-f]{16}, which is not given; give that one by SECRETS_KEY\. Nothing was restored\.$/,
      );
      expect(readdirSync(target.dataDir).filter((one) => !one.startsWith("held"))).toEqual([]);
      await restoreBackup(keptOf(target), archive);
      const back = await openWithKeys(target);
      const device = tablesOf(model, back.keys).get("device") ?? expect.unreachable();
      const rows = await readRows(back.db, device, sql``);
      expect(rows.some((row) => row.key === markFor("device", "key"))).toBe(true);
      await back.close();
      host = await openHost(place_, model);
      store = await openWithKeys(place_);
      tables = tablesOf(model, store.keys);
    });

    it("cannot be moved to another field without it being noticed", async () => {
      const push = tables.get("push_platform") ?? expect.unreachable();
      const [row = {}] = await readRows(store.db, push, sql`order by id limit 1`);
      const take = (to: string, from: string) =>
        sql`update push_platform set ${sql.ref(to)} = ${sql.ref(from)} where id = ${row.id}`.execute(store.db);
      const kept = await sql<Row>`select * from push_platform where id = ${row.id}`.execute(store.db);
      await take("password", "secret_key");
      await expect(findByKey(store.db, push, row.id)).rejects.toThrow(/was not encrypted for this place/);
      await sql`update push_platform set password = ${kept.rows[0]?.password} where id = ${row.id}`.execute(store.db);
      expect(await findByKey(store.db, push, row.id)).toMatchObject(row);
    });

    it("make a start fail without their key or with another key, and the store stays unchanged", async () => {
      const place_ = opened();
      const files = () => readdirSync(join(place_.dataDir, "..")).filter((one) => one.endsWith(".key")).length;
      const count = files();
      await store.close();
      await host.close();
      const other = { SECRETS_KEY: [Buffer.alloc(32, "another")] };
      expect(await refusalOf(startWith(place_, model, other))).toMatch(
        /^The secrets in .* are encrypted with the master key [0-9a-f]{16}, and SECRETS_KEY holds another key; give that key by SECRETS_KEY\./,
      );
      expect(await refusalOf(startWith(place_, model, { SECRETS_KEY: null }))).toMatch(
        /and there is no such file; put the file with that key back at .*\.key\. Without it nobody can read them\.$/,
      );
      expect(files()).toBe(count);
      host = await openHost(place_, model);
      store = await openWithKeys(place_);
      tables = tablesOf(model, store.keys);
      expect(await markedIn()).toEqual(all());
    });

    it("can get new keys while other requests write them", async () => {
      const token = await host.client.token("admin");
      const push = tables.get("push_platform") ?? expect.unreachable();
      const [first = {}] = await readRows(store.db, push, sql`order by id limit 1`);
      const former = store.keys.current.id;
      let isOver = false;
      let last = "";
      const writing = (async () => {
        for (let turn = 0; !isOver; turn += 1) {
          const secret_key = `${MARK}turn-${turn}`;
          const { row_version } = (await findByKey(store.db, push, first.id)) ?? {};
          const values = { id: first.id, row_version, secret_key };
          const reply = await host.client.call("/v2/push/platform/set", values, { token });
          if (reply.code === 200) last = secret_key;
          await setTimeout(20);
        }
      })();
      const rotating = await openWithKeys(opened());
      const { id, texts } = await rotateDataKey(rotating, mastersOf(opened()));
      isOver = true;
      await writing;
      expect([id === former, texts > 12]).toEqual([false, true]);
      const states = await readKeyStates(rotating);
      expect(states.map((one) => [one.id, one.texts > 0])).toEqual([
        [id, true],
        [former, false],
      ]);
      await rotating.close();
      expect(last).toMatch(/turn-\d+/);
      expect(await findByKey(store.db, push, first.id)).toMatchObject({ secret_key: last });
      expect(await markedIn()).toEqual(all());
    });

    it("are encrypted when an older store is opened, even after a start that broke off", async () => {
      const place_ = newPlace();
      await (await startWith(place_, before, {})).close();
      await store.close();
      store = await openWithKeys(place_);
      // In former versions, these texts were stored unencrypted, and there were no such tables.
      for (const { of, field, own } of await readEncrypted(store.db)) {
        const [key, text] = [sql.ref(own), sql.ref(field)];
        const { rows } = await sql<Row>`select ${key} as own, ${text} as held from ${sql.table(of)}`.execute(store.db);
        for (const row of rows) {
          const plain = store.keys.decrypt(`${of}.${field}`, String(row.held));
          await sql`update ${sql.table(of)} set ${text} = ${plain} where ${key} = ${row.own}`.execute(store.db);
        }
      }
      for (const table of encryptedTables(tablesOf(model)))
        for (const column of table.encrypted) {
          const [key, of] = [sql.ref(table.key.name), sql.table(table.name)];
          await sql`update ${of} set ${sql.ref(column.name)} = ${markFor(table.name, column.name)} where ${key} = (select min(${key}) from ${of})`.execute(
            store.db,
          );
        }
      const later = [HEADS, model.trail?.resource ?? "", "platform_sign_in", "platform_encrypted", "platform_data_key"];
      for (const one of later) await sql`drop table ${sql.table(one)}`.execute(store.db);
      rmSync(join(place_.dataDir, "trail.marks"));
      await store.close();

      const broken = startWith(place_, model, {}, async () => Promise.reject(new Error("stopped in the middle")));
      expect(await refusalOf(broken)).toBe("stopped in the middle");
      const raw = await openStore(place_);
      const held = await sql<{ key: string }>`select key from device where uid = (select min(uid) from device)`.execute(
        raw.db,
      );
      expect(held.rows).toEqual([{ key: markFor("device", "key") }]);
      await raw.close();

      const upgraded = await openHost(place_, model);
      expect((await upgraded.client.signIn("operator")).code).toBe(200);
      store = await openWithKeys(place_);
      tables = tablesOf(model, store.keys);
      expect(await markedIn()).toEqual(all());
      const bytes = await readStoreBytes(store, place_);
      expect(bytes.includes(MARK)).toBe(false);
      expect(bytes.includes("scrypt$")).toBe(false);
      await upgraded.close();

      // A field that is no longer a secret is decrypted.
      await (await startWith(place_, before, {})).close();
      const back = await sql<{ key: string }>`select key from device where uid = (select min(uid) from device)`.execute(
        store.db,
      );
      expect(back.rows).toEqual([{ key: markFor("device", "key") }]);
    });
  });
}

describe("a key file", () => {
  it("is made at the first start, and gets a new key by a command while the platform runs", async () => {
    const dataDir = join(folder, "data");
    const place: StorePlace = { dataDir, forget: () => undefined };
    const platform = await startWith(place, model, { SECRETS_KEY: null });
    const file = join(folder, "data.key");
    const made = readFileSync(file, "utf8").trim();
    const masters = readMasterKeys({ dataDir, SECRETS_KEY: null, SECRETS_KEY_FILE: null });
    const command = (...args: readonly string[]) => secretsCommand({ dataDir, databaseUrl: null, masters }, args);
    expect(await command("status")).toMatch(/Master key {2}[0-9a-f]{16} {3}\(from .*data\.key\)\nData keys {3}1\n/);
    expect(await command("rotate", "master")).toMatch(/^The master key is [0-9a-f]{16} now, in .*data\.key\./);
    const [first, second, ...others] = readFileSync(file, "utf8").trim().split("\n");
    expect([first === made, second, others]).toEqual([false, made, []]);
    await platform.close();
    await (await startWith(place, model, { SECRETS_KEY: null })).close();
    await expect(command("rotate", "everything")).rejects.toThrow(/^Say what to do/);
  });
});
