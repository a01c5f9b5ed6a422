// A file store in an S3 bucket, also of a compatible server. The SDK finds the credentials itself, for example in
// AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { errorCodeOf } from "../../../platform/framework/folder/errorCode";
import { HOUR } from "../../../platform/framework/wire/seconds";
import { checkKey, ID_FILE, readId } from "../../../platform/framework/fileStore/FileStore";
import type {
  SpecialFile,
  ByteRange,
  FileFolder,
  FileKey,
  FileStore,
  ListedFile,
  StoredFile,
} from "../../../platform/framework/fileStore/FileStore";
import { S3DirectUploads } from "./S3DirectUploads";
import type { S3Place } from "./s3Place";
import { nullIfMissing, loadSdk, errorNameOf, connectionOptions, type Sdk } from "./s3Sdk";

/** Error codes of servers for a full disk or quota. */
const FULL = new Set(["InsufficientStorage", "QuotaExceeded", "EntityTooLarge", "XMinioStorageFull"]);

const asFull = (error: unknown): never => {
  if (!FULL.has(errorNameOf(error)) || errorCodeOf(error) === "ENOSPC") throw error;
  throw Object.assign(new Error("the file store is full", { cause: error }), { code: "ENOSPC" });
};

export class S3Store implements FileStore {
  readonly address: string;
  readonly direct: S3DirectUploads | null;
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #abandoned: number;

  /**
   * `isDirect`: whether browsers send files directly to the bucket. `abandoned`: seconds after which an incomplete
   * upload counts as abandoned. No request lasts an hour.
   */
  static async open(
    place: S3Place,
    { isDirect = false, abandoned = HOUR }: { readonly isDirect?: boolean; readonly abandoned?: number } = {},
  ): Promise<S3Store> {
    return new S3Store(await loadSdk(), place, { isDirect, abandoned });
  }

  private constructor(sdk: Sdk, place: S3Place, more: { readonly isDirect: boolean; readonly abandoned: number }) {
    const { bucket, prefix, endpoint, region } = place;
    this.#sdk = sdk;
    this.#abandoned = more.abandoned;
    this.address = `s3://${[bucket, prefix.replace(/\/$/, "")].filter(Boolean).join("/")}`;
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new sdk.S3Client(connectionOptions(region, endpoint));
    this.direct = more.isDirect ? new S3DirectUploads(sdk, this.#client, place) : null;
  }

  #at(key: FileKey) {
    checkKey(key);
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  async #send(at: { Bucket: string; Key: string }, body: AsyncIterable<Uint8Array>): Promise<void> {
    // A failed or rejected upload is aborted, so that no parts of it stay in the bucket.
    const upload = new this.#sdk.Upload({ client: this.#client, params: { ...at, Body: Readable.from(body) } });
    await upload.done().catch(asFull);
  }

  async put(key: FileKey, body: AsyncIterable<Uint8Array>, mayStay?: () => Promise<void>): Promise<number> {
    let size = 0;
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of body) {
        size += chunk.byteLength;
        yield chunk;
      }
      // The bucket has the file only after its last part was sent.
      await mayStay?.();
    };
    await this.#send(this.#at(key), counted());
    return size;
  }

  async take(key: FileKey, path: string): Promise<void> {
    await this.#send(this.#at(key), createReadStream(path));
    await rm(path, { force: true });
  }

  async find(key: FileKey): Promise<StoredFile | null> {
    const found = await this.#client.send(new this.#sdk.HeadObjectCommand(this.#at(key))).catch(nullIfMissing);
    return found && { size: found.ContentLength ?? 0, etag: found.ETag ?? '""' };
  }

  async read(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    const part = range === undefined ? {} : { Range: `bytes=${range.first}-${range.last}` };
    const found = await this.#client
      .send(new this.#sdk.GetObjectCommand({ ...this.#at(key), ...part }))
      .catch(nullIfMissing);
    return found?.Body?.transformToWebStream() ?? null;
  }

  async *#below(folder: string): AsyncGenerator<{ readonly key: string; readonly size: number; readonly at: Date }> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(
        new this.#sdk.ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: `${this.#prefix}${folder}/`,
          ContinuationToken,
        }),
      );
      for (const { Key = "", Size = 0, LastModified = new Date() } of page.Contents ?? [])
        yield { key: Key, size: Size, at: LastModified };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async remove(folder: FileFolder): Promise<void> {
    for await (const { key } of this.#below(folder))
      await this.#client.send(new this.#sdk.DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  async *list(of: "files" | "tasks"): AsyncGenerator<ListedFile> {
    const now = Date.now() + this.#client.config.systemClockOffset;
    for await (const { key, size, at } of this.#below(of)) {
      const [, folder = "", ...rest] = key.slice(this.#prefix.length).split("/");
      yield { key: `${of}/${folder}/${rest.join("/")}`, size, age: (now - at.getTime()) / 1000 };
    }
  }

  async readText(name: SpecialFile): Promise<string | null> {
    const at = { Bucket: this.#bucket, Key: this.#prefix + name };
    const found = await this.#client.send(new this.#sdk.GetObjectCommand(at)).catch(nullIfMissing);
    return (await found?.Body?.transformToString()) ?? null;
  }

  async writeText(name: SpecialFile, text: string): Promise<void> {
    const body = async function* () {
      yield new TextEncoder().encode(text);
    };
    await this.#send({ Bucket: this.#bucket, Key: this.#prefix + name }, body());
  }

  async check(): Promise<void> {
    if ((await readId(this)) === null) throw new Error(`${this.address} has no ${ID_FILE}`);
  }

  /** A bucket has no disk of its own that could be full. */
  async tryWriting(): Promise<void> {
    await this.check();
  }

  async tidy(): Promise<void> {
    const now = Date.now() + this.#client.config.systemClockOffset;
    const open = await this.#client.send(
      new this.#sdk.ListMultipartUploadsCommand({ Bucket: this.#bucket, Prefix: this.#prefix }),
    );
    for (const { Key, UploadId, Initiated } of open.Uploads ?? [])
      if (Initiated && now - Initiated.getTime() > this.#abandoned * 1000)
        await this.#client.send(new this.#sdk.AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId }));
    await this.direct?.tidy(now);
  }
}
