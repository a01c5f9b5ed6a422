// Start, health checks and stop of the platform, with real processes, signals and files.
import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { ClientRequest } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "libsql";
import { afterAll, describe, expect, it } from "vitest";
import { runFailingStart, removeFolders, freePort, newFolder, startProcess } from "./process";
import type { Process } from "./process";

afterAll(removeFolders);

const ONE_SENTENCE = /^[A-Z/][^\n]*[.!]$/;
const CALL = "/api/v2/user/login/code";

const without = (set: Record<string, string> = {}) => ({ DATA_DIR: newFolder(), ...set });

/** A call whose body is incomplete until `finish` is called. */
const slowCall = (address: string): { sent: Promise<void>; finish(): void; answer: Promise<unknown> } => {
  let asked: ClientRequest;
  const answer = new Promise((resolve, reject) => {
    asked = request(`${address}${CALL}`, { method: "POST", headers: { "content-type": "application/json" } });
    asked.once("error", reject);
    asked.once("response", (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.once("end", () => resolve(JSON.parse(text)));
    });
    asked.write("{");
  });
  return { answer, sent: setTimeout(300), finish: () => asked.end("}") };
};

const stopped = async (running: Process): Promise<number | string> => {
  running.signal("SIGTERM");
  return running.ended;
};

describe("a start with wrong settings", { timeout: 120_000 }, () => {
  it("reports every wrong setting at once, each in a sentence", async () => {
    const { code, said } = await runFailingStart(
      without({ PORT: "80a", DEMO: "x", DATABASE_URL: "db.example", STOP_WITHIN: "5y" }),
    );
    expect(code).toBe(1);
    expect(said.split("\n").map((line) => line.split(" ")[0])).toEqual(["PORT", "DATABASE_URL", "DEMO", "STOP_WITHIN"]);
    for (const line of said.split("\n")) expect(line).toMatch(ONE_SENTENCE);
  });

  const cases: readonly [string, () => Record<string, string>, RegExp][] = [
    [
      "a database that is not there",
      () => without({ DATABASE_URL: "postgres://ada:hush@127.0.0.1:9/x" }),
      /DATABASE_URL/,
    ],
    ["an address that is not this machine's", () => without({ HOST: "192.0.2.1" }), /^HOST is 192\.0\.2\.1/],
    [
      "a data folder that is a file",
      () => {
        const file = join(newFolder(), "file");
        writeFileSync(file, "");
        return { DATA_DIR: file };
      },
      /DATA_DIR/,
    ],
    [
      "a data folder that holds other things",
      () => {
        const folder = newFolder();
        writeFileSync(join(folder, "letters.txt"), "");
        return { DATA_DIR: folder };
      },
      /holds other things \(letters\.txt\)/,
    ],
    [
      "a store that is no database",
      () => {
        const folder = newFolder();
        writeFileSync(join(folder, "pilothouse.db"), "Dear diary, ".repeat(100));
        return { DATA_DIR: folder };
      },
      /pilothouse\.db is not a SQLite database/,
    ],
    [
      "a key that is none",
      () => {
        const folder = newFolder();
        writeFileSync(join(folder, "sign-in.pem"), "-----BEGIN PRIVATE KEY-----\nhush\n-----END PRIVATE KEY-----\n");
        return { DATA_DIR: folder };
      },
      /sign-in\.pem holds no RSA private key/,
    ],
    ["a SQLite file whose jobs nobody runs", () => without({ JOBS: "0" }), /^JOBS is 0, but no other process can/],
  ];
  it.each(cases)("says in one sentence what is wrong: %s", async (_, given, sentence) => {
    const { code, said } = await runFailingStart(given());
    expect(said).toMatch(ONE_SENTENCE);
    expect(said).toMatch(sentence);
    expect(said).not.toContain("hush");
    expect(code).toBe(1);
  });

  it("says that a SQLite file needs no worker, without opening it", async () => {
    const folder = newFolder();
    const { code, said } = await runFailingStart({ DATA_DIR: folder }, "worker");
    expect([code, said.split("\n").length]).toEqual([1, 1]);
    expect(said).toMatch(/^A worker runs the jobs of a database that it shares with others; set DATABASE_URL\./);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("says that the port is taken", async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((done) => void taken.listen(port, "127.0.0.1", done));
    const { said } = await runFailingStart(without({ PORT: String(port) }));
    taken.close();
    expect(said).toMatch(new RegExp(`^Port ${port} is in use by another program`));
  });
});

describe("a running platform", { timeout: 120_000 }, () => {
  it("locks its data folder until it ends, however it ends", async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const first = await startProcess({ DATA_DIR: folder });
    expect(first.printed()).toMatch(/Sign in {4}admin \/ [\w-]{16} {3}\(shown only this once\)/);
    const refused = await runFailingStart({ DATA_DIR: folder });
    expect(refused.said).toMatch(ONE_SENTENCE);
    expect(refused.said).toContain(`is in use by process ${first.pid} (${first.address}, since 20`);
    first.signal("SIGKILL");
    await first.ended;
    const second = await startProcess({ DATA_DIR: folder });
    expect(second.printed()).not.toContain("Sign in");
    expect(await stopped(second)).toBe(0);
  });

  it("makes its files unreadable for other users of the machine", async () => {
    const folder = join(newFolder(), "deep", "data");
    const running = await startProcess({ DATA_DIR: folder });
    const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map((path) => [
      path,
      (statSync(path).mode & 0o077).toString(8),
    ]);
    expect(modes.length).toBeGreaterThan(4);
    expect(modes.filter(([, mode]) => mode !== "0")).toEqual([]);
    expect(await stopped(running)).toBe(0);
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "pilothouse.db"), 0o644);
    await stopped(await startProcess({ DATA_DIR: folder }));
    expect([folder, join(folder, "pilothouse.db")].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
      "700",
      "600",
    ]);
  });

  it("says that it is alive and ready, and nothing else", async () => {
    const running = await startProcess(without());
    const [health, ready] = await Promise.all(["/health", "/ready"].map((path) => fetch(`${running.address}${path}`)));
    expect([health?.status, await health?.json()]).toEqual([200, { alive: true }]);
    expect([ready?.status, await ready?.json()]).toEqual([200, { ready: true, state: "ready" }]);
    expect(await stopped(running)).toBe(0);
  });

  it("answers what it was asked before it ends, takes nothing new, and leaves all in the one file", async () => {
    const folder = newFolder();
    const running = await startProcess({ DATA_DIR: folder });
    const call = slowCall(running.address);
    await call.sent;
    running.signal("SIGTERM");
    await setTimeout(500);
    await expect(fetch(`${running.address}/health`)).rejects.toThrow();
    call.finish();
    expect(await call.answer).toMatchObject({ code: 200 });
    expect(await running.ended).toBe(0);
    expect(readdirSync(folder)).not.toContain("held.json");
    // The verification picture of the last request is in the database file itself, not in its log.
    mkdirSync(join(folder, "aside"));
    copyFileSync(join(folder, "pilothouse.db"), join(folder, "aside", "pilothouse.db"));
    const alone = new Database(join(folder, "aside", "pilothouse.db"));
    expect(alone.prepare("select count(*) as n from platform_note where note like 'code:%'").get([])).toMatchObject({
      n: 1,
    });
    alone.close();
  });

  it("goes on answering until its proxy has noticed, on connections that end", async () => {
    const running = await startProcess(without({ STOP_AFTER: "2s", LOG: "json" }));
    running.signal("SIGTERM");
    await setTimeout(300);
    const [ready, call] = await Promise.all([
      fetch(`${running.address}/ready`),
      fetch(`${running.address}${CALL}`, { method: "POST", body: "{}" }),
    ]);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, state: "stopping" }]);
    expect([ready.headers.get("connection"), call.headers.get("connection")]).toEqual(["close", "close"]);
    expect(await call.json()).toMatchObject({ code: 200 });
    expect(await running.ended).toBe(0);
    // Each line of the log is a JSON object, including the first.
    const lines = running.printed().trim().split("\n");
    expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: "info", message: expect.stringContaining(running.address) }),
    );
  });

  it("waits for running requests no longer than its setting says", async () => {
    const running = await startProcess(without({ STOP_WITHIN: "1s" }));
    const call = slowCall(running.address);
    const cut = expect(call.answer).rejects.toThrow();
    await call.sent;
    const before = Date.now();
    expect(await stopped(running)).toBe(0);
    expect(Date.now() - before).toBeGreaterThan(900);
    await cut;
    expect(running.printed()).toContain("Requests that took longer than STOP_WITHIN (1 s) were cut.");
  });

  it("ends with the shell that npm puts before it, which passes no signal on", async () => {
    const folder = newFolder();
    const running = await startProcess({ DATA_DIR: folder }, "shell");
    running.signal("SIGTERM");
    await running.ended;
    await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).not.toContain("held.json");
    await expect(fetch(`${running.address}/health`)).rejects.toThrow();
  });

  it("counts a signal once that npm and the system both send", async () => {
    const running = await startProcess(without());
    const call = slowCall(running.address);
    await call.sent;
    running.signal("SIGTERM");
    await setTimeout(200);
    running.signal("SIGTERM");
    await setTimeout(200);
    call.finish();
    expect(await call.answer).toMatchObject({ code: 200 });
    expect(await running.ended).toBe(0);
  });

  it("ends at once at the second signal", async () => {
    const running = await startProcess(without({ STOP_WITHIN: "1h" }));
    const call = slowCall(running.address);
    const cut = expect(call.answer).rejects.toThrow();
    await call.sent;
    running.signal("SIGINT");
    await setTimeout(300);
    expect(await stopped(running)).toBe(1);
    await cut;
  });
});
