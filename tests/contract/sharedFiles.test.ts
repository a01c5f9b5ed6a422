// Files of instances that share one database.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, recordOf, rowsOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, type StorePlace, placesForStores, readModel } from "./hosts";

const DAY = 86_400;
const found = await placesForStores("PostgreSQL");

describe.skipIf(found === null)("two instances on one database", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-shared-"));
  const shared = join(folder, "shared");
  const FILES_URL = pathToFileURL(shared).href;
  const model = readModel(20);
  let first: StorePlace;
  let second: StorePlace;
  let hosts: readonly TestHost[] = [];
  let tokens: readonly string[] = [];
  beforeAll(async () => {
    if (!found) return;
    first = found.place();
    second = { ...found.place(), ...(first.databaseUrl ? { databaseUrl: first.databaseUrl } : {}) };
    const one = await openHost(first, model, [], { FILES_URL });
    hosts = [one, await openHost(second, model, [], { FILES_URL })];
    tokens = [await one.client.token("admin"), await one.client.token("admin")];
  }, 120_000);
  afterAll(async () => {
    for (const host of hosts) await host.close();
    rmSync(folder, { recursive: true, force: true });
    found?.close();
  });

  const at = (
    index: number,
  ): { client: Client; token: string; fetch: (path: string, init?: RequestInit) => Promise<Response> } => {
    const { client, platform } = hosts[index] ?? expect.unreachable();
    const token = tokens[index] ?? "";
    const fetched = async (path: string, init: RequestInit = {}) =>
      (await platform?.fetch(
        new Request(`http://platform${path}`, { headers: { authorization: `Bearer ${token}` }, ...init }),
      )) ?? expect.unreachable();
    return { client, token, fetch: fetched };
  };

  it("serve uploads of the other instance, sent in either form, and store no file twice", async () => {
    const [here, there] = [at(0), at(1)];
    const form = new FormData();
    form.append("file", new File(["from here"], "a.txt"));
    const reply = await here.fetch("/api/v2/oss/upload", { method: "POST", body: form });
    const [url] = /\/files\/[0-9a-f]{24}\/a\.txt/.exec(await reply.text()) ?? [];
    expect(await (await there.fetch(String(url))).text()).toBe("from here");
    const asked = recordOf(
      await here.client.call(
        "/v2/oss/upload/puturl/get",
        { name: "b.txt", zone: "", region: "" },
        { token: here.token },
      ),
    );
    const put = async (by: typeof here, body: string) =>
      (await by.fetch(String(asked.put_url), { method: "PUT", body })).status;
    const [first, second] = await Promise.all([put(there, "to there"), put(here, "to here")]);
    expect([first, second].toSorted()).toEqual([200, 403]);
    expect(await (await here.fetch(String(asked.url))).text()).toBe(first === 200 ? "to there" : "to here");
  });

  it("give each other's exports", async () => {
    const now = Math.floor(Date.now() / 1000);
    const here = at(0);
    const range = { gmt_create_begin: now - 80 * DAY, gmt_create_end: now };
    const { id } = recordOf(
      await here.client.call("/mall/order/bind/export/add", range, { token: here.token, style: "legacy" }),
    );
    const task = async () =>
      rowsOf(await here.client.call("/mall/order/bind/export/get", { id }, { token: here.token, style: "legacy" }))[0];
    await expect.poll(async () => (await task())?.state, { timeout: 20_000 }).toBe(3);
    const { url, size } = (await task()) ?? {};
    for (const index of [0, 1]) {
      const answer = await at(index).fetch(String(url));
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, size]);
    }
  });

  it("are not ready without the files, and say nothing else", async () => {
    const ready = async () => {
      const answer = await at(1).fetch("/ready");
      return [answer.status, await answer.json()];
    };
    expect(await ready()).toEqual([200, { ready: true, state: "ready" }]);
    renameSync(shared, `${shared}.away`);
    expect(await ready()).toEqual([503, { ready: false, state: "the file store does not answer" }]);
    renameSync(`${shared}.away`, shared);
    expect((await ready())[0]).toBe(200);
  });

  it("do not start with files of their own", async () => {
    const third = { ...second, dataDir: join(folder, "third") };
    const refused = openHost(third, model).then(
      () => "started",
      (error: unknown) => String(error),
    );
    expect(await refused).toMatch(
      /The files of this database are in file:\S+\/shared, but this instance would keep files in file:\S+\/third, which has no files of this database\. Mount it again, or give every instance the same FILES_URL/,
    );
  });

  it("find the files that were moved with their id, and others by the id that the refusal names", async () => {
    const moved = join(folder, "moved");
    renameSync(shared, moved);
    const start = async () =>
      openHost(second, model, [], { FILES_URL: pathToFileURL(moved).href }).then(
        async (host) => host.close().then(() => "started"),
        (error: unknown) => String(error),
      );
    expect(await start()).toBe("started");
    rmSync(join(moved, "file-store.id"));
    const [, id = ""] = /write ([0-9a-f]{32}) into/.exec(await start()) ?? [];
    writeFileSync(join(moved, "file-store.id"), "0123456789abcdef");
    expect(await start()).toMatch(/which holds the files of another database/);
    writeFileSync(join(moved, "file-store.id"), id);
    expect(await start()).toBe("started");
    renameSync(moved, shared);
  });
});
