// Marks of the audit trail record its last known state. They are in the data folder, the file store, the log, a file,
// and mails. A platform starts only if the trail continues from its marks, or if its operator accepts the difference.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { acceptTrail, checkTrail } from "../../features/marks/platform/checkTrail";
import { FolderStore } from "../../platform/framework/fileStore/FolderStore";
import { readMasterKeys } from "../../platform/framework/secrets/MasterKeys";
import type { Settings } from "../../platform/framework/settings/settings";
import { encrypt } from "../../platform/framework/secrets/envelope";
import { openStore } from "../../platform/framework/storage/open";
import type { Row } from "../../platform/framework/storage/Store";
import { deletePersonKey, personName } from "../../platform/framework/trail/personKeys";
import { openHost, openWithKeys, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";
import { rowsOf } from "./Client";
import { type TestHost, SECRETS_KEY } from "./Host";
import { runTrailCommand, trailTable, marksPlace, openTrail, type TrailStore } from "./trailStore";

const model = readModel(5);
const MARKS = "trail.marks";
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-marks-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const audit = sql.table(trailTable.name);

const rename = async ({ client }: TestHost, token: string, to: string) => {
  const [role = {}] = rowsOf(await client.call("/v2/user/role/list", { page_size: 1 }, { token }));
  return client.call("/v2/user/role/set", { id: role.id, name: to }, { token });
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`marks of the audit trail on ${name}`, { timeout: 120_000 }, () => {
    let place: StorePlace;
    const said: string[] = [];
    const newPlace = (): StorePlace => {
      if (!found) throw new Error("no store");
      return found.place();
    };
    beforeEach(() => {
      said.length = 0;
      for (const to of ["info", "error"] as const)
        vi.spyOn(console, to).mockImplementation((text: unknown) => void said.push(String(text)));
      place = newPlace();
    });
    afterEach(() => vi.restoreAllMocks());
    afterAll(() => found?.close());

    const withTrail = async (work: (trail: TrailStore) => Promise<void>): Promise<void> => {
      const trail = await openTrail(place, 100);
      try {
        await trail.start();
        await work(trail);
      } finally {
        await trail.store.close();
      }
    };
    const grow = (count: number) =>
      withTrail(async (trail) => {
        for (let times = 0; times < count; times += 1) await trail.write(1);
        await trail.run();
      });

    it("are written by a platform that starts, works and ends, and its log has them without a word of the entries", async () => {
      const file = join(folder, `${name}.marks`);
      const host = await openHost(place, model, [], { TRAIL_MARKS_FILE: file });
      const token = await host.client.token("admin");
      await rename(host, token, "Night shift at the harbour");
      expect(readFileSync(join(place.dataDir, MARKS), "utf8")).toContain(": 0 entries.");
      await host.close();
      const mark = readFileSync(join(place.dataDir, MARKS), "utf8");
      expect(mark).toMatch(/: [1-9]\d* entries\. trail mark v1\.\S+\n$/);
      const lines = said.filter((line) => line.includes("trail mark "));
      expect(lines).toEqual([expect.stringMatching(/^Audit trail of \S+ at \d{4}-\d\d-\d\dT\S+: [1-9]\d* entries\./)]);
      expect(readFileSync(file, "utf8").trim()).toBe(lines[0]);
      expect(lines.join()).not.toMatch(/Night|harbour|admin/);
      // Given a line of the log or the file of marks, the command `trail` says whether the audit trail continues from that mark.
      await expect(runTrailCommand(place, file)).resolves.toMatch(
        /It goes on from the mark of .*, when there were \d+ entries/,
      );
    });

    it("are also in the file store that all instances share, so no instance starts with a shortened trail", async () => {
      const files = mkdtempSync(join(folder, "files-"));
      const settings: Partial<Settings> = { FILES_URL: pathToFileURL(files).href };
      const host = await openHost(place, model, [], settings);
      await host.client.token("admin");
      await host.close();
      expect(existsSync(join(files, MARKS))).toBe(true);
      const store = await openStore(place);
      await sql`delete from platform_trail`.execute(store.db);
      await sql`delete from ${audit}`.execute(store.db);
      await sql`delete from platform_encrypted`.execute(store.db);
      await store.db.destroy();
      // As in a new instance, or in one that lost its folder.
      rmSync(join(place.dataDir, MARKS));
      await expect(openHost(place, model, [], settings)).rejects.toThrow(/npm run trail -- accept/);
      const where = { ...marksPlace(place), files: new FolderStore(files) };
      await expect(checkTrail(model, where, null)).rejects.toThrow(/chain 0 is gone/);
    });

    it("refuse an older store until its operator accepts it, which the trail records", async () => {
      const host = await openHost(place, model);
      const token = await host.client.token("admin");
      await host.close();
      const store = await openWithKeys(place);
      const before = new Map<string, readonly Row[]>();
      for (const table of [trailTable.name, "platform_trail"])
        before.set(table, (await sql<Row>`select * from ${sql.table(table)}`.execute(store.db)).rows);
      await store.close();
      const again = await openHost(place, model);
      await rename(again, token, "Later");
      await again.close();
      // Restores the former rows of the store by hand.
      const writing = await openStore(place);
      for (const [table, rows] of before) {
        await sql`delete from ${sql.table(table)}`.execute(writing.db);
        for (const row of rows) await writing.db.insertInto(table).values(row).execute();
      }
      await writing.db.destroy();
      await expect(openHost(place, model)).rejects.toThrow(/entr(y is|ies are) missing/);
      await expect(runTrailCommand(place)).rejects.toThrow(/entr(y is|ies are) missing/);
      await acceptTrail(marksPlace(place), "went back to Monday");
      const accepted = await openHost(place, model);
      const reading = await openStore(place);
      const { rows } = await sql<Row>`select * from ${audit} where call = 'trail'`.execute(reading.db);
      await reading.db.destroy();
      expect(rows.map((row) => String(row.changes))).toEqual([expect.stringContaining("went back to Monday")]);
      await accepted.close();
      await expect(runTrailCommand(place)).resolves.toMatch(/^The audit trail is whole/);
      // This is allowed only once: if the trail is shortened again, the start is refused again.
      const last = await openStore(place);
      await sql`delete from ${audit} where call = 'trail'`.execute(last.db);
      await last.db.destroy();
      await expect(runTrailCommand(place)).rejects.toThrow(/is missing/);
    });

    it("of another store in the same folder are no matter of this one, and stay", async () => {
      await grow(3);
      const former = readFileSync(join(place.dataDir, MARKS), "utf8");
      const other = newPlace();
      cpSync(join(place.dataDir, MARKS), join(other.dataDir, MARKS));
      place = other;
      if (other.databaseUrl === undefined) return;
      await grow(4);
      const lines = readFileSync(join(other.dataDir, MARKS), "utf8").trim().split("\n");
      expect(lines).toHaveLength(2);
      expect(lines[0]?.split(".")[0]).toBe(former.split(".")[0]);
      await expect(runTrailCommand(other)).resolves.toMatch(/whole: 4 entries/);
    });

    it("show which entries are missing since they were logged, also among other lines and in JSON", async () => {
      await grow(20);
      await grow(20);
      await grow(20);
      const lines = said.filter((line) => line.includes("trail mark "));
      expect(lines).toHaveLength(3);
      const log = join(folder, `${name}.log`);
      const json = lines.map((message) => JSON.stringify({ time: "2026-01-01", level: "info", message }));
      writeFileSync(log, [lines[0], "GET /rest/roles 200", json[1], json[2], ""].join("\n"));
      await expect(runTrailCommand(place, log)).resolves.toMatch(/when there were 60 entries; 3 marks/);
      // An attacker who deletes the newest entries may also change the folder, but not the log on another machine.
      rmSync(join(place.dataDir, MARKS));
      const store = await openStore(place);
      await sql`delete from ${audit} where id in (select id from ${audit} order by id desc limit 30)`.execute(store.db);
      await store.db.destroy();
      await expect(runTrailCommand(place, log)).rejects.toThrow(/is missing[\s\S]*It goes on from (the|no) mark/);
      const changed = join(folder, `${name}-changed.log`);
      writeFileSync(changed, `${lines[0]?.slice(0, -4)}AAAA\n`);
      await expect(runTrailCommand(place, changed)).rejects.toThrow(/was not written by this platform, or was changed/);
      writeFileSync(changed, "nothing here\n");
      await expect(runTrailCommand(place, changed)).rejects.toThrow(/has no mark of this audit trail/);
    });

    it("are read after the master key was rotated, and written with the new one", async () => {
      const before = await openHost(place, model);
      await before.client.token("admin");
      await before.close();
      const [old = Buffer.alloc(0)] = SECRETS_KEY;
      const next = Buffer.alloc(32, "the next master key");
      const masters = readMasterKeys({ dataDir: "", SECRETS_KEY: [next, old], SECRETS_KEY_FILE: null });
      await expect(checkTrail(model, { ...marksPlace(place), masters }, null)).resolves.toMatch(
        /goes on from the mark/,
      );
      const host = await openHost(place, model, [], { SECRETS_KEY: [next, old] });
      await host.close();
      const [id] = masters.read().map((key) => key.id);
      expect(readFileSync(join(place.dataDir, MARKS), "utf8")).toContain(`trail mark v1.${id}.`);
      const alone = readMasterKeys({ dataDir: "", SECRETS_KEY: [old], SECRETS_KEY_FILE: null });
      await expect(checkTrail(model, { ...marksPlace(place), masters: alone }, null)).rejects.toThrow(
        new RegExp(`master key ${id}`),
      );
    });

    it("that cannot be written are a line in the log, and no call fails", async () => {
      const host = await openHost(place, model);
      const token = await host.client.token("admin");
      rmSync(join(place.dataDir, "incoming"), { recursive: true, force: true });
      writeFileSync(join(place.dataDir, "incoming"), "no folder");
      const reply = await rename(host, token, "Still");
      await host.close();
      expect(reply.code).toBe(200);
      expect(said.some((line) => /ENOTDIR|EEXIST/.test(line))).toBe(true);
      rmSync(join(place.dataDir, "incoming"));
    });

    it("go to an address by mail", async () => {
      const mails: string[] = [];
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        onData: (stream, _session, done) => {
          let text = "";
          stream.on("data", (chunk: Buffer) => {
            text += chunk.toString();
          });
          stream.on("end", () => {
            mails.push(text);
            done();
          });
        },
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
      const bound = server.server.address();
      const port = typeof bound === "object" && bound !== null ? bound.port : 0;
      const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, TRAIL_MARKS_MAIL: "keeper@example.com" };
      const host = await openHost(place, model, [], settings);
      await host.client.token("admin");
      await host.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      // Mails for other reasons, such as a new sign-in, are not counted.
      const about = mails.filter((mail) => mail.includes("Subject: Audit trail"));
      expect(about).toHaveLength(1);
      const file = join(folder, `${name}.eml`);
      writeFileSync(file, about.join("\n"));
      await expect(runTrailCommand(place, file)).resolves.toMatch(/It goes on from the mark of/);
      await expect(openHost(newPlace(), model, [], { TRAIL_MARKS_MAIL: "keeper@example.com" })).rejects.toThrow(
        /SMTP_URL/,
      );
    });

    it("distinguish keys of persons erased by an earlier version from stolen keys", async () => {
      await withTrail(async (trail) => {
        for (const account of [1, 2, 3]) await trail.recordFor(account);
        const { db, keys } = trail.store;
        // The key and the erased person are stored as in former versions.
        await sql`update platform_person_key set secret = ${keys.encrypt("platform_person_key.secret", `${"ab".repeat(8)}.${Buffer.alloc(32, 1).toString("base64url")}`)} where person = ${personName("account", 3)}`.execute(
          db,
        );
        await sql`delete from platform_person_key where person = ${personName("account", 1)}`.execute(db);
        await trail.run();
        expect((await trail.verify()).faults).toEqual([]);
        await db.transaction().execute((step) => deletePersonKey(step, keys, personName("account", 2)));
        // After the erasure, a new entry about the person gets a new key.
        for (const account of [1, 2]) await trail.recordFor(account);
        expect((await trail.verify()).faults).toEqual([]);
        await sql`delete from platform_person_key where person = ${personName("account", 2)}`.execute(db);
        expect((await trail.verify()).faults.map(({ is }) => is)).toEqual(["person", "person"]);
      });
    });

    it("cannot be forged", async () => {
      await grow(3);
      const key = {
        id: readMasterKeys({ dataDir: "", SECRETS_KEY, SECRETS_KEY_FILE: null }).read()[0]?.id ?? "",
        bytes: Buffer.alloc(32, 9),
      };
      writeFileSync(join(place.dataDir, MARKS), `trail mark ${encrypt(key, "trail mark", "{}")}\n`);
      await expect(runTrailCommand(place)).rejects.toThrow(/was not written by this platform/);
    });
  });
}
