// Browsers upload files directly to a bucket, at addresses signed by the platform. The bucket is on OpenStack Swift,
// which checks signatures like S3.
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseS3Url } from "../../features/s3/platform/s3Place";
import { S3Store } from "../../features/s3/platform/S3Store";
import { openStore } from "../../platform/framework/storage/open";
import type { Store } from "../../platform/framework/storage/Store";
import { tablesOf } from "../../platform/framework/storage/Table";
import { sweepUploads } from "../../features/sweep/platform/sweepUploads";
import { fieldsOf, type JsonRecord, recordOf } from "./Client";
import type { TestHost } from "./Host";
import { anyStore } from "../effort";
import { openHost, type StorePlace, placesForStores, readModel } from "./hosts";
import { S3_KEYS, startSwift } from "./swift";

const DAY = 86_400;
const BUCKET = "pilothouse-direct";
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
const swift = await startSwift();
const found = await placesForStores(anyStore);

describe.skipIf(swift === null || found === null)("uploads straight to a bucket", { timeout: 120_000 }, () => {
  const endpoint = swift?.endpoint ?? "";
  const FILES_URL = `s3://${BUCKET}/a/prefix?endpoint=${endpoint}&region=us-east-1`;
  const model = readModel(12);
  let place: StorePlace;
  let host: TestHost;
  let client: S3Client;
  let store: Store;
  let token = "";
  beforeAll(async () => {
    if (!found) return;
    Object.assign(process.env, S3_KEYS);
    client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true });
    const make = () => client.send(new CreateBucketCommand({ Bucket: BUCKET }));
    // The servers of Swift answer some seconds before they have found each other.
    for (let tries = 0; !(await make().then(Boolean, () => tries > 20)); tries += 1) await setTimeout(500);
    place = found.place();
    host = await openHost(place, model, [], { FILES_URL, FILES_DIRECT: true });
    store = await openStore(place);
    token = await host.client.token("admin");
  }, 120_000);
  afterAll(async () => {
    await host?.close();
    await store?.close();
    for (const name of Object.keys(S3_KEYS)) delete process.env[name];
    client?.destroy();
    swift?.stop();
    found?.close();
  }, 60_000);

  const ask = (params: JsonRecord) => host.client.call("/v2/oss/upload/puturl/get", params, { token });
  const asked = async (params: JsonRecord) => {
    const { put_url, url } = recordOf(await ask({ zone: "", region: "", ...params }));
    return { put: String(put_url), url: String(url) };
  };
  const picture = (more: JsonRecord = {}) => asked({ name: "a.png", size: PNG.byteLength, type: "image/png", ...more });
  const send = async (address: string, body: Uint8Array<ArrayBuffer>, type = "image/png") =>
    (await fetch(address, { method: "PUT", body, headers: { "content-type": type } })).status;
  const read = async (path: string, method = "GET") =>
    (await host.platform?.fetch(new Request(`http://platform${path}`, { method }))) ?? expect.unreachable();
  const add = (content: string) => {
    const params = { title: "Picture", category_id: 1, state: 1, content };
    return host.client.call("/user/feedback/bot/wiki/add", params, { token, style: "legacy" });
  };
  const keys = async () => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
    return Contents.map(({ Key }) => Key ?? "");
  };

  it("take a file of the promised size and type, which is read at the platform's own address", async () => {
    const { put, url } = await picture();
    expect(put).toMatch(new RegExp(`^${endpoint}/${BUCKET}/a/prefix/incoming/[0-9a-f]{24}/a\\.png\\?`));
    const { searchParams } = new URL(put);
    expect(searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;content-type;host");
    expect(searchParams.get("X-Amz-Expires")).toBe("600");
    expect((await read(url)).status).toBe(404);
    expect(await send(put, PNG)).toBe(200);
    const answer = await read(url);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    expect((await keys()).filter((key) => key.includes("incoming"))).toEqual([]);
    expect((await add(`![](${url})`)).code).toBe(200);
  });

  it("accept only the announced size and type", async () => {
    const { put, url } = await picture();
    expect(await send(put, Uint8Array.from([...PNG, 5]))).toBe(403);
    expect(await send(put, PNG.slice(0, 4))).toBe(403);
    expect(await send(put, PNG, "text/html")).toBe(403);
    expect(await send(put.replace("a.png", "b.png"), PNG)).toBe(403);
    expect((await read(url)).status).toBe(404);
    expect(fieldsOf(await add(url))).toEqual({ content: "invalid.fileGone" });
  });

  it("never change a file, although an address can be used again while it is valid", async () => {
    const { put, url } = await picture();
    expect(await send(put, PNG)).toBe(200);
    expect((await read(url, "HEAD")).status).toBe(200);
    const other = PNG.with(-1, 9);
    expect(await send(put, other)).toBe(200);
    expect(new Uint8Array(await (await read(url)).arrayBuffer())).toEqual(PNG);
  });

  it("refuse a file with content that does not fit its name, when it is requested and when a record would use it", async () => {
    const text = new TextEncoder().encode("<html>.......").slice(0, PNG.byteLength);
    const [first, second] = [await picture(), await picture()];
    expect([await send(first.put, text), await send(second.put, text)]).toEqual([200, 200]);
    expect((await read(first.url, "HEAD")).status).toBe(415);
    expect((await read(first.url)).status).toBe(404);
    expect(fieldsOf(await add(second.url))).toEqual({ content: "invalid.fileType" });
    expect((await keys()).some((key) => key.includes(first.url.split("/")[2] ?? "?"))).toBe(false);
  });

  it("are checked when a record uses them, if nobody has asked for them before, also by several at once", async () => {
    const { put, url } = await picture();
    await send(put, PNG);
    expect((await add(url)).code).toBe(200);
    const again = await picture();
    await send(again.put, PNG);
    const answers = await Promise.all([0, 1, 2].map(() => read(again.url)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("go through the platform if the size is unknown, or is more than a bucket takes at once", async () => {
    for (const params of [
      { name: "a.png" },
      { name: "a.png", size: 12 },
      { name: "a.png", size: 0, type: "image/png" },
    ]) {
      const { put, url } = await asked(params);
      expect(put).toMatch(/^\/files\/[0-9a-f]{24}\/a\.png\?secret=/);
      const answer = await host.platform?.fetch(new Request(`http://platform${put}`, { method: "PUT", body: PNG }));
      expect(answer?.status).toBe(200);
      expect((await read(url)).status).toBe(200);
    }
    expect((await ask({ name: "a.png", size: 1024 ** 4, type: "image/png" })).code).toBe(413);
  });

  it("are removed when nothing uses them, arrived or not", async () => {
    const [unused, kept] = [await picture(), await picture()];
    await send(unused.put, PNG);
    await send(kept.put, PNG);
    const waiting = await picture();
    await send(waiting.put, PNG);
    expect((await read(unused.url)).status).toBe(200);
    await add(kept.url);
    const files = await S3Store.open(parseS3Url(FILES_URL), { isDirect: true });
    const now = () => Math.floor(Date.now() / 1000) + 2 * DAY;
    const sweeping = { store, files, tables: tablesOf(model, store.keys), settings: { UNUSED_FILES_DAYS: 30 }, now };
    await sweepUploads(sweeping, { mark: "sweep", pause: async () => undefined });
    const idOf = ({ url }: { readonly url: string }) => url.split("/")[2] ?? "?";
    const left = (await keys()).join("\n");
    expect([unused, waiting, kept].map((one) => left.includes(idOf(one)))).toEqual([false, false, true]);
    const gone = await sql<{ state: number }>`select state from platform_upload where id = ${idOf(waiting)}`.execute(
      store.db,
    );
    expect(Number(gone.rows[0]?.state)).toBe(4);
  });

  it("cannot be in a folder", async () => {
    if (!found) return;
    await expect(openHost(found.place(), model, [], { FILES_DIRECT: true })).rejects.toThrow(
      /FILES_DIRECT is 1, but browsers can send files only to a bucket/,
    );
  });
});
