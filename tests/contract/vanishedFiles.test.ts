// A file store disappears while the platform runs, like an unmounted disk: an empty folder remains.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type JsonRecord, recordOf, rowsOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";

const DAY = 86_400;
const AWAY = {
  en: "The platform cannot reach its files. Try again later. If this continues, tell your administrator.",
  "zh-CN": "平台暂时无法访问文件存储，请稍后重试；如持续出现，请联系平台管理员",
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a vanished file store, on ${name}`, { timeout: 120_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), "pilothouse-vanished-"));
    const mount = join(folder, "mount");
    const FILES_URL = pathToFileURL(mount).href;
    let host: TestHost;
    let place: StorePlace;
    let token = "";
    let url = "";
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, readModel(20), [], { FILES_URL });
      token = await host.client.token("admin");
      [url = ""] = /\/files\/[0-9a-f]{24}\/a\.txt/.exec(JSON.stringify(await upload())) ?? [];
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      rmSync(folder, { recursive: true, force: true });
      found?.close();
    });
    beforeEach(() => {
      for (const to of ["error", "info"] as const) vi.spyOn(console, to).mockReturnValue();
      renameSync(mount, `${mount}.away`);
      mkdirSync(mount);
    });
    const comeBack = () => {
      if (!existsSync(`${mount}.away`)) return;
      rmSync(mount, { recursive: true });
      renameSync(`${mount}.away`, mount);
    };
    afterEach(() => {
      comeBack();
      vi.restoreAllMocks();
    });

    const fetched = async (path: string, init: RequestInit = {}) =>
      (await host.platform?.fetch(new Request(new URL(path, "http://platform"), init))) ?? expect.unreachable();
    const upload = async (language = "en"): Promise<unknown> => {
      const form = new FormData();
      form.append("file", new File(["here"], "a.txt"));
      const headers = { authorization: `Bearer ${token}`, "accept-language": language };
      return (await fetched("/api/v2/oss/upload", { method: "POST", body: form, headers })).json();
    };
    const legacy = (path: string, params: JsonRecord) => host.client.call(path, params, { token, style: "legacy" });

    it("accepts no upload, says so in the sender's language, and creates no folder", async () => {
      for (const language of ["en", "zh-CN"] as const)
        expect(await upload(language)).toMatchObject({ code: 503, data: { context: "files" }, msg: AWAY[language] });
      const { put_url } = recordOf(await host.client.call("/v2/oss/upload/puturl/get", { name: "a.bin" }, { token }));
      const put = async () => fetched(String(put_url), { method: "PUT", body: "here" });
      const refused = await put();
      expect([refused.status, await refused.text()]).toEqual([503, expect.stringMatching(/: 503\.files$/)]);
      expect(readdirSync(mount)).toEqual([]);
      comeBack();
      expect((await put()).status).toBe(200);
      expect(await upload()).toMatchObject({ code: 200 });
    });

    it("does not say that its files do not exist", async () => {
      expect((await fetched(url)).status).toBe(503);
      comeBack();
      expect(await (await fetched(url)).text()).toBe("here");
    });

    it("completes no export, and writes it once it is there again", async () => {
      const now = Math.floor(Date.now() / 1000);
      const range = { gmt_create_begin: now - 80 * DAY, gmt_create_end: now };
      const { id } = recordOf(await legacy("/mall/order/bind/export/add", range));
      const task = async () => rowsOf(await legacy("/mall/order/bind/export/get", { id }))[0];
      await expect.poll(async () => (await task())?.reason, { timeout: 20_000 }).toBe(AWAY.en);
      expect((await task())?.state).not.toBe(3);
      expect(readdirSync(mount)).toEqual([]);
      comeBack();
      await expect.poll(async () => (await task())?.state, { timeout: 30_000 }).toBe(3);
    });

    it("is not ready, with an empty folder as with that of another database", async () => {
      const ready = async () => (await fetched("/ready")).json();
      const away = { ready: false, state: "the file store does not answer" };
      expect(await ready()).toEqual(away);
      writeFileSync(join(mount, "file-store.id"), "0123456789abcdef0123456789abcdef\n");
      expect(await ready()).toEqual(away);
      comeBack();
      expect(await ready()).toEqual({ ready: true, state: "ready" });
    });

    it("is not created again by a start", async () => {
      const started = openHost(place, readModel(20), [], { FILES_URL }).then(
        () => "started",
        (error: unknown) => String(error),
      );
      expect(await started).toMatch(/has no files of this database\. Mount it again/);
      expect(readdirSync(mount)).toEqual([]);
    });
  });
}
