// Files in an S3 bucket, on a real server: OpenStack Swift, which checks signatures like S3.
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseS3Url } from "../../features/s3/platform/s3Place";
import { S3Store } from "../../features/s3/platform/S3Store";
import { type FileStore, readId, uploadKey } from "../../platform/framework/fileStore/FileStore";
import { type JsonRecord, recordOf, rowsOf } from "./Client";
import { describeFileStore, streamParts } from "./fileStore";
import type { TestHost } from "./Host";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "./hosts";
import { S3_KEYS, startSwift } from "./swift";

const DAY = 86_400;
const BUCKET = "pilothouse-files";
const swift = await startSwift();
const found = await placesForStores(anyStore);

describe.skipIf(swift === null)("in a bucket of Swift", { timeout: 120_000 }, () => {
  const endpoint = swift?.endpoint ?? "";
  const urlOf = (prefix: string) => `s3://${BUCKET}/${prefix}?endpoint=${endpoint}&region=us-east-1`;
  let store: FileStore;
  let client: S3Client;
  beforeAll(async () => {
    Object.assign(process.env, S3_KEYS);
    client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true });
    const make = () => client.send(new CreateBucketCommand({ Bucket: BUCKET }));
    // The servers of Swift answer some seconds before they have found each other.
    for (let tries = 0; !(await make().then(Boolean, () => tries > 20)); tries += 1) await setTimeout(500);
    store = await S3Store.open(parseS3Url(urlOf("a/prefix")));
  }, 120_000);
  afterAll(() => {
    for (const name of Object.keys(S3_KEYS)) delete process.env[name];
    client?.destroy();
    swift?.stop();
    found?.close();
  }, 60_000);

  describeFileStore("a file store", () => store);

  const openUploads = async () => {
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: BUCKET }));
    return Uploads.map(({ Key }) => Key);
  };

  it("keeps no part of a file that broke off, and removes those of killed runs after a time", async () => {
    const breaking = async function* () {
      for (let at = 0; at < 12; at += 1) yield new Uint8Array(1024 ** 2);
      throw new Error("cut");
    };
    await expect(store.put(uploadKey("0b", "broken.bin"), breaking())).rejects.toThrow("cut");
    expect(await openUploads()).toEqual([]);
    const Key = "a/prefix/files/0c/left.bin";
    await client.send(new CreateMultipartUploadCommand({ Bucket: BUCKET, Key }));
    await store.tidy();
    expect(await openUploads()).toEqual([Key]);
    await (await S3Store.open(parseS3Url(urlOf("a/prefix")), { abandoned: -1 })).tidy();
    expect(await openUploads()).toEqual([]);
  });

  it("does not answer without the right keys, or without its bucket", async () => {
    await expect(
      S3Store.open(parseS3Url(urlOf("a").replace(BUCKET, "no-such-bucket"))).then((one) => readId(one)),
    ).rejects.toThrow(/./);
    process.env.AWS_SECRET_ACCESS_KEY = "wrong";
    const wrong = await S3Store.open(parseS3Url(urlOf("a/prefix")));
    await expect(wrong.put(uploadKey("0d", "a.txt"), streamParts("x"))).rejects.toThrow(
      /signature|SignatureDoesNotMatch/i,
    );
    Object.assign(process.env, S3_KEYS);
  });

  it("a platform keeps uploads and exports, and gives them in parts", async () => {
    if (!found) return;
    const host: TestHost = await openHost(found.place(), readModel(20), [], { FILES_URL: urlOf("platform") });
    try {
      const token = await host.client.token("admin");
      const fetched = async (path: string, init: RequestInit = {}) =>
        (await host.platform?.fetch(
          new Request(`http://platform${path}`, { headers: { authorization: `Bearer ${token}` }, ...init }),
        )) ?? expect.unreachable();
      expect((await fetched("/ready")).status).toBe(200);
      const asked = recordOf(await host.client.call("/v2/oss/upload/puturl/get", { name: "a.bin" }, { token }));
      const put = async (body: string) => (await fetched(String(asked.put_url), { method: "PUT", body })).status;
      expect(await Promise.all([put("0123456789"), put("0123456789")])).toEqual([200, 200]);
      expect(await put("9876543210")).toBe(403);
      const part = await fetched(String(asked.url), { headers: { range: "bytes=2-4" } });
      expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
      expect((await fetched(String(asked.url), { headers: { range: "bytes=10-" } })).status).toBe(416);
      const legacy = (path: string, params: JsonRecord) => host.client.call(path, params, { token, style: "legacy" });
      const now = Math.floor(Date.now() / 1000);
      const range = { gmt_create_begin: now - 80 * DAY, gmt_create_end: now };
      const { id } = recordOf(await legacy("/mall/order/bind/export/add", range));
      const task = async () => rowsOf(await legacy("/mall/order/bind/export/get", { id }))[0];
      await expect.poll(async () => (await task())?.state, { timeout: 30_000 }).toBe(3);
      const { url, size } = (await task()) ?? {};
      expect((await (await fetched(String(url))).arrayBuffer()).byteLength).toBe(size);
    } finally {
      await host.close();
    }
  });
});
