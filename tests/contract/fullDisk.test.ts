// A full disk: people get a message, no confirmed change is lost, and work continues when there is space again.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeSync, openSync, closeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type JsonRecord, recordOf, rowsOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, readModel } from "./hosts";

const DAY = 86_400;
const MB = 1024 ** 2;
const FULL = {
  en: "It could not be saved: the platform's disk is full or write-protected",
  "zh-CN": "保存失败：平台磁盘已满或没有写入权限",
  "zh-TW": "儲存失敗：平台磁碟已滿或沒有寫入權限",
};

const folder = mkdtempSync(join(tmpdir(), "pilothouse-full-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Mounts a small disk in memory. Null if this user may not mount one. */
const mount = (name: string, megabytes: number): string | null => {
  const place = join(folder, name);
  mkdirSync(place);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", place], { stdio: "ignore" });
    return place;
  } catch {
    return null;
  }
};
const unmount = (place: string | null): void => {
  if (place !== null) execFileSync("umount", ["-l", place]);
};

/** Fills the disk completely. Answers the function that frees the space again. */
const fill = (place: string): (() => void) => {
  const path = join(place, ".filling");
  const file = openSync(path, "w");
  for (const size of [MB, 4096, 1])
    for (;;)
      try {
        if (writeSync(file, Buffer.alloc(size)) < size) break;
      } catch {
        break;
      }
  closeSync(file);
  return () => rmSync(path);
};

const shared = mount("shared", 16);
const data = mount("data", 96);

describe.skipIf(shared === null || data === null)("on a full disk", { timeout: 120_000 }, () => {
  let host: TestHost;
  let token = "";
  let room = (): void => undefined;
  beforeAll(async () => {
    if (shared === null || data === null) return;
    const FILES_URL = pathToFileURL(join(shared, "files-of-it")).href;
    host = await openHost({ dataDir: data, forget: () => undefined }, readModel(20), [], { FILES_URL });
    token = await host.client.token("admin");
  }, 120_000);
  afterAll(async () => {
    await host?.close();
    for (const place of [shared, data]) unmount(place);
  });

  const post = async (language: keyof typeof FULL) => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(2 * MB)], "a.bin"));
    const headers = { authorization: `Bearer ${token}`, "accept-language": language };
    const request = new Request("http://platform/api/v2/oss/upload", { method: "POST", body: form, headers });
    const answer: unknown = await (await host.platform?.fetch(request))?.json();
    return answer;
  };
  const put = async () => {
    const { put_url } = recordOf(await host.client.call("/v2/oss/upload/puturl/get", { name: "a.bin" }, { token }));
    const send = async () =>
      host.platform?.fetch(
        new Request(`http://platform${String(put_url)}`, { method: "PUT", body: new Uint8Array(2 * MB) }),
      );
    return { send, status: async () => (await send())?.status };
  };
  const legacy = (path: string, params: JsonRecord) => host.client.call(path, params, { token, style: "legacy" });

  it("an upload is refused in the language of its sender, keeps nothing, and can be sent again", async () => {
    const place = shared ?? expect.unreachable();
    room = fill(place);
    for (const language of ["en", "zh-CN", "zh-TW"] as const)
      expect(await post(language)).toMatchObject({ code: 500, data: { context: "disk" }, msg: FULL[language] });
    const { send, status } = await put();
    const refused = await send();
    expect([refused?.status, await refused?.text()]).toEqual([507, expect.stringMatching(/: 500\.disk$/)]);
    room();
    expect(readdirSync(join(place, "files-of-it", "incoming"))).toEqual([]);
    expect(await status()).toBe(200);
    // The same content is sent again, because the first answer may have been lost.
    expect(await status()).toBe(200);
    expect(await post("en")).toMatchObject({ code: 200 });
  });

  it("an export fails and says why, and is written when it is tried again", async () => {
    room = fill(shared ?? expect.unreachable());
    const now = Math.floor(Date.now() / 1000);
    const range = { gmt_create_begin: now - 80 * DAY, gmt_create_end: now };
    const { id } = recordOf(await legacy("/mall/order/bind/export/add", range));
    const task = async () => rowsOf(await legacy("/mall/order/bind/export/get", { id }))[0];
    await expect.poll(async () => (await task())?.state, { timeout: 20_000 }).toBe(2);
    expect((await task())?.reason).toBe(FULL.en);
    room();
    await legacy("/mall/order/bind/export/add", { retry: id });
    await expect.poll(async () => (await task())?.state, { timeout: 20_000 }).toBe(3);
  });

  it("a record that finds no room is refused, and all that was confirmed is there", async () => {
    let at = 0;
    const add = () => {
      at += 1;
      const role = { name: `full ${at}`, cn_name: `full ${at}`, state: 1, menu_ids: [], remark: "x".repeat(250) };
      return host.client.call("/v2/user/role/add", role, { token });
    };
    const confirmed: unknown[] = [];
    const picture = await host.client.verification();
    room = fill(data ?? expect.unreachable());
    const refusals = new Set<string>();
    for (let tries = 0; tries < 200 && refusals.size === 0; tries += 1) {
      const answer = await add();
      if (answer.code === 200) confirmed.push(recordOf(answer).id);
      else refusals.add(`${answer.code} ${answer.msg}`);
    }
    expect([...refusals]).toEqual([`500 ${FULL.en}`]);
    // People who are not signed in also get the message, in their language.
    for (const language of ["en", "zh-CN", "zh-TW"] as const) {
      const [shown, signedIn] = [
        await host.client.call("/v2/user/login/code", {}, { language }),
        await host.client.signIn("admin", "pilothouse", picture, { language }),
      ];
      for (const answer of [shown, signedIn]) expect(answer).toMatchObject({ code: 500, msg: FULL[language] });
    }
    expect(await (await host.platform?.fetch(new Request("http://platform/ready")))?.json()).toEqual({
      ready: false,
      state: "the disk is full or write-protected",
    });
    room();
    const after = await add();
    expect(after.code).toBe(200);
    for (const id of [...confirmed, recordOf(after).id])
      expect(recordOf(await host.client.call("/v2/user/role/get", { id }, { token })).id).toBe(id);
    const named = await host.client.call("/v2/user/role/list", { name: "full", page_size: 300 }, { token });
    expect(named.count).toBe(confirmed.length + 1);
  });
});
