// A backup during writes, and its restore, contain every row and every file, with both stores.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { execFile } from "node:child_process";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveCopyRequests } from "../platform/copies";
import { lockFolder } from "../../../platform/framework/folder/holdFolder";
import { openStore } from "../../../platform/framework/storage/open";
import type { Row } from "../../../platform/framework/storage/Store";
import { rowsOf } from "../../../tests/contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { StorePlace } from "../../../tests/contract/hosts";
import { SECRETS_IN_ENV } from "../../../tests/contract/Host";

const root = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "pilothouse-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const model = readModel(12);

/** Runs `npm run backup` or `npm run restore` for a data folder. */
const command = (place: StorePlace, ...args: readonly string[]) => commandWith({}, place, ...args);

const commandWith = async (
  more: Readonly<Record<string, string>>,
  place: StorePlace,
  ...args: readonly string[]
): Promise<{ code: number; said: string }> => {
  const { PATH = "", HOME = "" } = process.env;
  const env = {
    ...more,
    PATH,
    HOME,
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? "",
    ...SECRETS_IN_ENV,
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ["platform/keep.mjs", ...args], { cwd: root, env });
    return { code: 0, said: stdout.trim() };
  } catch (error) {
    const { code, stderr } = { code: -1, stderr: "", ...(error instanceof Error ? error : {}) };
    return { code, said: stderr.trim() };
  }
};

const contentOf = async (place: StorePlace): Promise<Record<string, Row[]>> => {
  const store = await openStore(place);
  try {
    const names = (await store.db.introspection.getTables()).map((table) => table.name).toSorted();
    const rows: Record<string, Row[]> = {};
    for (const name of names)
      rows[name] = (await sql<Row>`select * from ${sql.table(name)}`.execute(store.db)).rows.toSorted((a, b) =>
        JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
      );
    return rows;
  } finally {
    await store.close();
  }
};

const entryOfRestore = async (place: StorePlace): Promise<string> => {
  const store = await openStore(place);
  try {
    const { rows } = await sql<Row>`select changes from audit where call = 'trail'`.execute(store.db);
    return rows.map(({ changes }) => String(changes)).join();
  } finally {
    await store.close();
  }
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a backup on ${name}`, { timeout: 120_000 }, () => {
    afterAll(() => found?.close(), 60_000);
    const newPlace = (): StorePlace => {
      if (!found) throw new Error("no store");
      return found.place();
    };
    const place = newPlace();
    const archive = join(folder, `${name}.tar.gz`);
    /**
     * The names of the created rows, in the order in which the platform confirmed them. The first `asked` of them were
     * confirmed before the backup began, so it must contain them.
     */
    const messages: string[] = [];
    let asked = 0;
    let publicKey: string | undefined;

    beforeAll(async () => {
      const host = await openHost(place, model);
      publicKey = host.platform?.publicKey;
      // Locks the folder as a running platform does.
      const held = lockFolder(place.dataDir, "http://127.0.0.1:8080");
      const copies =
        place.databaseUrl === undefined ? serveCopyRequests(place.dataDir, host.platform?.store ?? "") : null;
      mkdirSync(join(place.dataDir, "files", "0a1b"), { recursive: true });
      writeFileSync(join(place.dataDir, "files", "0a1b", "门口 camera.png"), "picture");
      writeFileSync(join(place.dataDir, "files", "0a1b", "broken.png.part"), "half");
      let isOver = false;
      try {
        const token = await host.client.token("admin");
        const writing = (async () => {
          for (let number = 0; !isOver; number += 1) {
            const task = { name: `kept ${number}`, type: 1, state: 2, spec: "0 0 * * *" };
            const { code } = await host.client.call("/v2/user/admin/cron/add", task, { token });
            if (code === 200) messages.push(task.name);
            // Without this pause, no other code in this process would run.
            await setTimeout(5);
          }
        })();
        while (messages.length < 20) await setTimeout(20);
        asked = messages.length;
        const made = await command(place, "backup", archive);
        expect(made).toMatchObject({
          code: 0,
          said: expect.stringMatching(/^Backed up to .*: \d+ rows of \d+ tables and 2 files/),
        });
        isOver = true;
        await writing;
      } finally {
        isOver = true;
        await copies?.close();
        held.release();
        await host.close();
      }
    }, 120_000);

    it("has every row that was acknowledged before it, and a later row only with all rows before that one", async () => {
      const target = newPlace();
      const { code, said } = await command(target, "restore", archive);
      expect([code, said]).toEqual([0, expect.stringMatching(/^Restored: \d+ rows/)]);
      const host = await openHost(target, model);
      const token = await host.client.token("admin");
      const rows = rowsOf(
        await host.client.call("/v2/user/admin/cron/list", { name: "kept", page_size: 5000 }, { token }),
      );
      // Pages that were opened before the restore can still sign in.
      expect(host.platform?.publicKey).toBe(publicKey);
      await host.close();
      // The audit trail says which backup it was, and `npm run trail` finds nothing wrong.
      const entry = await entryOfRestore(target);
      expect(entry).toMatch(new RegExp(`restored ${name}\\.tar\\.gz of \\d{4}-`));
      expect((await command(target, "trail")).said).toMatch(/^The audit trail is whole/);
      const kept = new Set(rows.map((row) => String(row.name)));
      expect(messages.length).toBeGreaterThan(asked);
      expect(messages.slice(0, asked).filter((one) => !kept.has(one))).toEqual([]);
      const first = messages.findIndex((one) => !kept.has(one));
      expect(first === -1 ? [] : messages.slice(first).filter((one) => kept.has(one))).toEqual([]);
      expect(readFileSync(join(target.dataDir, "files", "0a1b", "门口 camera.png"), "utf8")).toBe("picture");
      expect(readdirSync(join(target.dataDir, "files", "0a1b"))).toEqual(["门口 camera.png"]);
      expect(readdirSync(target.dataDir)).not.toContain("restoring");
    });

    it("gives back the same rows when nothing runs", async () => {
      const whole = join(folder, `${name}-whole.tar.gz`);
      expect((await command(place, "backup", whole)).code).toBe(0);
      const target = newPlace();
      expect((await command(target, "restore", whole)).code).toBe(0);
      const [before, after] = [await contentOf(place), await contentOf(target)];
      expect(Object.keys(after)).toEqual(Object.keys(before));
      for (const table of Object.keys(before)) expect([table, after[table]]).toEqual([table, before[table]]);
      expect(Object.values(before).flat().length).toBeGreaterThan(500);
      expect(readdirSync(place.dataDir)).not.toContain("held.json");
    });

    it("has the files of another file store, and gives them back to an empty one", async () => {
      const elsewhere = newPlace();
      const url = (of: string) => ({ FILES_URL: pathToFileURL(join(folder, `${name}-${of}`)).href });
      const started = await openHost(elsewhere, model, [], url("from"));
      await started.platform?.close();
      const id = "0a1b".padEnd(24, "0");
      const picture = join(folder, `${name}-from`, "files", id);
      mkdirSync(picture, { recursive: true });
      writeFileSync(join(picture, "a.png"), "elsewhere");
      const whole = join(folder, `${name}-elsewhere.tar.gz`);
      expect((await commandWith(url("from"), elsewhere, "backup", whole)).code).toBe(0);
      const target = newPlace();
      expect((await commandWith(url("from"), target, "restore", whole)).said).toMatch(/-from is not empty; restore/);
      const { code, said } = await commandWith(url("to"), target, "restore", whole);
      expect([code, said]).toEqual([0, expect.stringMatching(/ and file:\S+-to\.$/)]);
      const host = await openHost(target, model, [], url("to"));
      const answer = await host.platform?.fetch(new Request(`http://platform/files/${id}/a.png`));
      expect(await answer?.text()).toBe("elsewhere");
      expect(readdirSync(target.dataDir)).not.toContain("files");
      await host.close();
    });

    it("is refused when it is cut off, changed, or something else, and touches nothing", async () => {
      const target = newPlace();
      const spoilt = join(folder, `${name}-spoilt.tar.gz`);
      const whole = readFileSync(archive);
      const refused = async (bytes: Buffer): Promise<string> => {
        writeFileSync(spoilt, bytes);
        const { code, said } = await command(target, "restore", spoilt);
        expect(code).toBe(1);
        expect(said).toMatch(/^[^\n]*\.$/);
        expect(readdirSync(target.dataDir).filter((one) => one !== "held.db")).toEqual([]);
        return said;
      };
      expect(await refused(whole.subarray(0, whole.length - 200))).toMatch(/is not a whole backup/);
      expect(await refused(whole.subarray(0, 3000))).toMatch(/is not a whole backup|is no backup/);
      expect(await refused(Buffer.from("Dear diary"))).toMatch(/is not a whole backup|is no backup/);
      const inside = gunzipSync(whole);
      const at = inside.indexOf("picture");
      inside.write("PICTURE", at);
      expect(await refused(gzipSync(inside))).toMatch(/is damaged: data\/files\/0a1b\/门口 camera\.png in it/);
      // Truncated between two files, with a valid end of the archive.
      const cut = Buffer.concat([gunzipSync(whole).subarray(0, Math.floor(at / 512) * 512 - 1024), Buffer.alloc(1024)]);
      expect(await refused(gzipSync(cut))).toMatch(/is damaged|is not a whole backup/);
      if (place.databaseUrl) expect(Object.keys(await contentOf(target))).toEqual([]);
    });

    it("is not restored over anything, nor under a running platform", async () => {
      expect((await command(place, "restore", archive)).said).toMatch(/ is not empty: it has /);
      const target = newPlace();
      const held = lockFolder(target.dataDir, "http://127.0.0.1:8080");
      expect((await command(target, "restore", archive)).said).toMatch(/is in use by process \d+ \(http:/);
      held.release();
    });

    it("overwrites no file, and says what is missing", async () => {
      expect((await command(place, "backup", archive)).said).toMatch(/is there already/);
      expect((await command(place, "backup", join(place.dataDir, "x.tar.gz"))).said).toMatch(/lies in the data folder/);
      expect((await command(place, "restore")).said).toMatch(/^Say which backup/);
      expect((await command(place, "restore", join(folder, "none"))).said).toMatch(/^There is no file/);
    });
  });
}

it("a console that leaves backups out refuses their commands, and says why", async () => {
  const { runCommand: run } = await import("../../../platform/framework/server/commands");
  for (const name of ["backup", "restore"])
    await expect(run({ root, tool: root }, name, [], [])).rejects.toThrow(
      `No feature of this console has the command ${name}`,
    );
});
