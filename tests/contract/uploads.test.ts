// A file is uploaded in two steps: a call answers an address, which then accepts one file from anybody, for ten
// minutes.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, type JsonRecord, recordOf } from "./Client";
import type { TestHost } from "./Host";
import { anyStore } from "../effort";
import { openHost, type StorePlace, placesForStores, readModel } from "./hosts";

const MINUTE = 60;
const found = await placesForStores(anyStore);

describe.skipIf(found === null)("an upload in two steps", () => {
  let host: TestHost;
  let place: StorePlace | undefined;
  let token = "";
  beforeAll(async () => {
    if (!found) return;
    place = found.place();
    host = await openHost(place, readModel());
    token = await host.client.token("admin");
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  const ask = (params: JsonRecord) => host.client.call("/v2/oss/upload/puturl/get", params, { token });
  const addressOf = async (name: string) => {
    const { put_url, url } = recordOf(await ask({ name, zone: "", region: "" }));
    return { put: String(put_url), url: String(url) };
  };
  const fetched = async (path: string, init?: RequestInit) => {
    const answer = await host.platform?.fetch(new Request(`http://platform${path}`, init));
    if (!answer) throw new Error("needs a platform of its own");
    return answer;
  };
  const send = async (path: string, body: string | null = "abc") =>
    (await fetched(path, { method: "PUT", body })).status;

  it("stores the file once, at an address that anybody may read", async () => {
    const { put, url } = await addressOf("../a photo.png");
    expect(url).toMatch(/^\/files\/[0-9a-f]{24}\/a_photo\.png$/);
    expect((await fetched(url)).status).toBe(404);
    expect(await send(put)).toBe(200);
    const answer = await fetched(url);
    expect([answer.status, await answer.text()]).toEqual([200, "abc"]);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.has("content-disposition")).toBe(false);
    expect(await send(put, "other")).toBe(403);
    expect(await (await fetched(url)).text()).toBe("abc");
    expect((await fetched(url, { method: "DELETE" })).status).toBe(405);
  });

  it("takes the same file again when no answer arrived, also when the first try left nothing, and no other one", async () => {
    const { put, url } = await addressOf("again.txt");
    expect(await send(put)).toBe(200);
    // The state after a process died before it renamed the file.
    rmSync(join(place?.dataDir ?? "", url));
    expect((await fetched(url)).status).toBe(404);
    expect(await send(put, "other")).toBe(403);
    expect((await fetched(url)).status).toBe(404);
    expect(await Promise.all([send(put), send(put)])).toEqual([200, 200]);
    expect(await (await fetched(url)).text()).toBe("abc");
  });

  it("gives a part of a file to a client that has the rest, and the whole if the file changed", async () => {
    const { put, url } = await addressOf("clip.bin");
    expect(await send(put, "0123456789")).toBe(200);
    const part = async (headers: Record<string, string>, method = "GET") => {
      const answer = await fetched(url, { method, headers });
      return [answer.status, await answer.text(), answer.headers.get("content-range")];
    };
    const etag = (await fetched(url)).headers.get("etag") ?? "";
    expect(await part({ range: "bytes=2-4" })).toEqual([206, "234", "bytes 2-4/10"]);
    expect(await part({ range: "bytes=7-" })).toEqual([206, "789", "bytes 7-9/10"]);
    expect(await part({ range: "bytes=-3" })).toEqual([206, "789", "bytes 7-9/10"]);
    expect(await part({ range: "bytes=-30" })).toEqual([206, "0123456789", "bytes 0-9/10"]);
    expect(await part({ range: "bytes=8-99", "if-range": etag })).toEqual([206, "89", "bytes 8-9/10"]);
    expect(await part({ range: "bytes=8-9", "if-range": '"other"' })).toEqual([200, "0123456789", null]);
    for (const range of ["bytes=5-2", "bytes=0-1,3-4", "lines=1-2", "bytes=-"])
      expect(await part({ range })).toEqual([200, "0123456789", null]);
    for (const range of ["bytes=10-", "bytes=-0"]) expect(await part({ range })).toEqual([416, "", "bytes */10"]);
    expect(await part({ range: "bytes=2-4" }, "HEAD")).toEqual([206, "", "bytes 2-4/10"]);
    const head = await fetched(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), head.headers.get("accept-ranges")]).toEqual([
      200,
      "10",
      "bytes",
    ]);
  });

  it("lets no page be shown from a file", async () => {
    const { put, url } = await addressOf("page.html");
    expect(await send(put, "<script>")).toBe(200);
    const { headers } = await fetched(url);
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''page.html");
    expect([headers.get("x-content-type-options"), headers.get("content-security-policy")]).toEqual([
      "nosniff",
      "default-src 'none'; sandbox",
    ]);
  });

  it("takes no file without the secret of its address, without a file, or too late", async () => {
    const { put, url } = await addressOf("a.bin");
    expect(await send(url)).toBe(403);
    expect(await send(`${url}?secret=x`)).toBe(403);
    expect(await send(put.replace(/files\/[0-9a-f]{24}/, `files/${"0".repeat(24)}`))).toBe(403);
    expect(await send(put, null)).toBe(400);
    host.later(10 * MINUTE + 1);
    expect(await send(put)).toBe(403);
    expect((await fetched(url)).status).toBe(404);
  });

  it("needs a name, and somebody who is signed in", async () => {
    expect(fieldsOf(await ask({ name: "" }))).toEqual({ name: "invalid.required" });
    expect(fieldsOf(await ask({ name: ["a.bin"] }))).toEqual({ name: "invalid.standard" });
    expect(recordOf(await ask({ name: 7 })).url).toMatch(/\/7$/);
    const stranger = await host.client.call("/v2/oss/upload/puturl/get", { name: "a.bin" }, { token: "" });
    expect(stranger.code).toBe(401);
  });
});
