// nginx and HAProxy with the files of deploy/, in front of two instances on one database: while one instance restarts,
// no request fails.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placesForStores } from "../contract/hosts";
import { removeFolders, freePort, newFolder, type Process, startProcess } from "../contract/process";
import { killAtExit } from "../guard.mjs";
import { hasNginx, openNginx } from "../hosts/nginx/Nginx";

const deploy = join(import.meta.dirname, "..", "..", "deploy");
const CALL = "/api/v2/user/login/code";
const METRICS_TOKEN = "a-token-of-sixteen-or-more";
const hasHaproxy = spawnSync("haproxy", ["-v"]).error === undefined && hasNginx;

interface Proxy {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const throughNginx = async (ports: readonly number[]): Promise<Proxy> => {
  const plain = await freePort();
  const text = readFileSync(join(deploy, "nginx.conf"), "utf8")
    .replace("one:8080", `127.0.0.1:${ports[0]}`)
    .replace("two:8080", `127.0.0.1:${ports[1]}`)
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replaceAll("/etc/pilothouse/certificates/", "/etc/letsencrypt/live/console.example.com/");
  const { addresses, stop } = await openNginx(1, () => [text]);
  return { address: addresses[0] ?? "", stop };
};

const throughHaproxy = async (ports: readonly number[]): Promise<Proxy> => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-haproxy-"));
  const made = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"];
  execFileSync("openssl", ["req", ...made, "-keyout", `${folder}/key`, "-out", `${folder}/chain`], { stdio: "ignore" });
  writeFileSync(
    `${folder}/both.pem`,
    ["chain", "key"].map((name) => readFileSync(join(folder, name), "utf8")).join(""),
  );
  const [secure, plain] = [await freePort(), await freePort()];
  const text = readFileSync(join(deploy, "haproxy.cfg"), "utf8")
    .replace("10.0.0.11:8080", `127.0.0.1:${ports[0]}`)
    .replace("10.0.0.12:8080", `127.0.0.1:${ports[1]}`)
    .replace("bind :443", `bind 127.0.0.1:${secure}`)
    .replace("bind :80", `bind 127.0.0.1:${plain}`)
    .replace("/etc/haproxy/certificates/console.example.com.pem", `${folder}/both.pem`);
  writeFileSync(join(folder, "haproxy.cfg"), text);
  execFileSync("haproxy", ["-c", "-q", "-f", join(folder, "haproxy.cfg")], { stdio: "pipe" });
  const child = killAtExit(spawn("haproxy", ["-db", "-f", join(folder, "haproxy.cfg")], { stdio: "ignore" }));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    address: `https://127.0.0.1:${secure}`,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

interface Heard {
  readonly status: number;
  readonly mark: string;
  readonly text: string;
}

const ask = (address: string, path: string, method = "POST"): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { method, agent, headers: { "content-type": "application/json" } });
    asked.once("error", reject);
    asked.once("response", (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, mark: String(response.headers["x-request-id"]), text }),
      );
    });
    asked.end(method === "POST" ? "{}" : undefined);
  });

/** Calls without pause until it is stopped. Answers the number of calls and the failures. */
const hammer = (address: string) => {
  let isOver = false;
  let count = 0;
  const wrong: string[] = [];
  const one = async () => {
    while (!isOver) {
      count += 1;
      const heard = await ask(address, CALL).catch(String);
      if (typeof heard === "string" || heard.status !== 200 || !heard.text.startsWith('{"code":200'))
        wrong.push(typeof heard === "string" ? heard : `${heard.status} ${heard.text.slice(0, 200)}`);
      await setTimeout(20);
    }
  };
  const all = Promise.all([one(), one(), one(), one()]);
  return async () => {
    isOver = true;
    await all;
    return { count, wrong };
  };
};

const found = hasHaproxy ? await placesForStores("PostgreSQL") : null;

describe.skipIf(found === null)("two instances", { timeout: 180_000 }, () => {
  const ports: number[] = [];
  const folders = [newFolder(), newFolder()];
  const FILES_URL = pathToFileURL(newFolder()).href;
  const instances: Process[] = [];
  let settings: Record<string, string> = {};
  const start = async (at: number) => {
    const own = { PORT: String(ports[at]), DATA_DIR: folders[at] ?? "", FILES_URL };
    instances[at] = await startProcess({ ...settings, ...own });
  };
  /** The number of calls that an instance has answered since its start. */
  const answeredBy = async (at: number): Promise<number> => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`http://127.0.0.1:${ports[at]}/metrics`, { headers })).text();
    return Number(/pilothouse_requests_total\{call="session\.code",code="200"\} (\d+)/.exec(text)?.[1] ?? 0);
  };

  beforeAll(async () => {
    if (!found) return;
    settings = {
      DATABASE_URL: found.place().databaseUrl ?? "",
      TRUST_PROXY: "1",
      STOP_AFTER: "4s",
      ADDRESS_REQUESTS: "10000000",
      METRICS_TOKEN,
    };
    ports.push(await freePort(), await freePort());
    for (const at of [0, 1]) await start(at);
  }, 120_000);
  afterAll(async () => {
    for (const one of instances) one.signal("SIGKILL");
    await Promise.all(instances.map(({ ended }) => ended));
    removeFolders();
    found?.close();
  });

  it.each([
    ["nginx", throughNginx, /^[0-9a-f]{32}$/],
    ["HAProxy", throughHaproxy, /^[0-9a-f-]{36}$/],
  ] as const)("behind %s fail no request while one is stopped and started again", async (_, open, mark) => {
    const proxy = await open(ports);
    try {
      const ready = async () => (await ask(proxy.address, "/ready", "GET").catch(() => null))?.status;
      await expect.poll(ready, { timeout: 10_000 }).toBe(200);
      expect(await ask(proxy.address, CALL)).toMatchObject({ status: 200, mark: expect.stringMatching(mark) });
      expect((await ask(proxy.address, "/metrics", "GET")).status).toBe(404);
      const end = hammer(proxy.address);
      await expect.poll(() => answeredBy(0), { timeout: 10_000 }).toBeGreaterThan(5);
      instances[0]?.signal("SIGTERM");
      expect(await instances[0]?.ended).toBe(0);
      await setTimeout(500);
      await start(0);
      await expect.poll(() => answeredBy(0), { timeout: 20_000 }).toBeGreaterThan(5);
      const { count, wrong } = await end();
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(100);
    } finally {
      await proxy.stop();
    }
  });
});
