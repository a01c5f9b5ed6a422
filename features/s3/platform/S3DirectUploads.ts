// Files that browsers send directly to a bucket, at addresses that the platform has signed. The signature covers the
// length and type of the file, and the time. A file arrives in `incoming/`. Copying it within the bucket gives it its
// key.
import type { S3Client } from "@aws-sdk/client-s3";
import { DAY } from "../../../platform/framework/wire/seconds";
import {
  type ArrivedFile,
  checkKey,
  type DirectUpload,
  type DirectUploads,
  uploadKey,
} from "../../../platform/framework/fileStore/FileStore";
import type { S3Place } from "./s3Place";
import { nullIfMissing, errorNameOf, connectionOptions, type Sdk } from "./s3Sdk";

const INCOMING = "incoming/";
/** The number of first bytes that show the type of a file. */
const BEGINNING = 64;
/** The maximum size in bytes that a bucket accepts or copies in one request. */
const MOST_DIRECT = 5 * 1024 ** 3;

/** Error codes of servers for a copy whose source has changed or is missing. */
const CHANGED = new Set(["NoSuchKey", "NotFound", "PreconditionFailed"]);

/** The size of the whole object, from the answer to a request for its first bytes. */
const sizeIn = (range: string | undefined, length: number | undefined): number =>
  Number(/\/(\d+)$/.exec(range ?? "")?.[1] ?? length ?? 0);

export class S3DirectUploads implements DirectUploads {
  readonly most = MOST_DIRECT;
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #place: S3Place;
  /** Signs addresses with the name by which browsers reach the server. */
  readonly #signing: S3Client;

  constructor(sdk: Sdk, client: S3Client, place: S3Place) {
    this.#sdk = sdk;
    this.#client = client;
    this.#place = place;
    const { region, endpoint, browsers } = place;
    this.#signing = browsers === null ? client : new sdk.S3Client(connectionOptions(region, browsers ?? endpoint));
  }

  #at(id: string, name: string) {
    checkKey(uploadKey(id, name));
    return { Bucket: this.#place.bucket, Key: `${this.#place.prefix}${INCOMING}${id}/${name}` };
  }

  async addressOf({ id, name, size, type }: DirectUpload, seconds: number): Promise<string> {
    const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
    const command = new this.#sdk.PutObjectCommand({ ...this.#at(id, name), ContentLength: size, ContentType: type });
    // These headers are signed. The browser sets them itself, so a page cannot change them.
    const signableHeaders = new Set(["host", "content-length", "content-type"]);
    return getSignedUrl(this.#signing, command, { expiresIn: seconds, signableHeaders });
  }

  async arrived(id: string, name: string): Promise<ArrivedFile | null> {
    const found = await this.#client
      .send(new this.#sdk.GetObjectCommand({ ...this.#at(id, name), Range: `bytes=0-${BEGINNING - 1}` }))
      .catch(nullIfMissing);
    if (!found?.Body) return null;
    const first = await found.Body.transformToByteArray();
    return { size: sizeIn(found.ContentRange, found.ContentLength), etag: found.ETag ?? '""', first };
  }

  async keep(id: string, name: string, etag: string): Promise<boolean> {
    const { Bucket, Key } = this.#at(id, name);
    const source = [Bucket, ...Key.split("/")].map(encodeURIComponent).join("/");
    const copy = { Bucket, Key: this.#place.prefix + uploadKey(id, name), CopySource: source, CopySourceIfMatch: etag };
    try {
      await this.#client.send(new this.#sdk.CopyObjectCommand(copy));
    } catch (error) {
      if (CHANGED.has(errorNameOf(error))) return false;
      throw error;
    }
    await this.forget(id);
    return true;
  }

  async forget(id: string): Promise<void> {
    await this.#removeBelow(`${INCOMING}${id}/`, () => true);
  }

  /** Removes files that arrived a day ago and got no key. `now` is the time of the store, in milliseconds. */
  async tidy(now: number): Promise<void> {
    await this.#removeBelow(INCOMING, (at) => now - at.getTime() > DAY * 1000);
  }

  async #removeBelow(folder: string, isOver: (at: Date) => boolean): Promise<void> {
    const { bucket: Bucket, prefix } = this.#place;
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(
        new this.#sdk.ListObjectsV2Command({ Bucket, Prefix: prefix + folder, ContinuationToken }),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (LastModified && isOver(LastModified))
          await this.#client.send(new this.#sdk.DeleteObjectCommand({ Bucket, Key }));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }
}
