// Tests what counts as encrypted credentials, and how the keys are kept.
import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  publicEncrypt,
  randomBytes,
} from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "../settings/Refusal";
import { openKeys } from "../storage/dataKeys";
import { openStore } from "../storage/open";
import type { Store } from "../storage/Store";
import { type Credentials, openCredentials } from "./Credentials";
import { ensureSignInKeys, storeSignInKey, readKeyFile, readSignInKeys } from "./signInKeys";

const WHOLE = 256;

const SECRETS_KEY = [Buffer.alloc(32, "a master key")];

let folder = "";
const opened: Store[] = [];
/** A store with the tables of a started platform, but without a sign-in key. */
const newStore = async (): Promise<Store> => {
  const dataDir = mkdtempSync(join(folder, "store-"));
  const store = await openStore({ dataDir });
  opened.push(store);
  await openKeys(store, { dataDir, SECRETS_KEY, SECRETS_KEY_FILE: null });
  await ensureSignInKeys(store.db);
  return store;
};

let store: Store;
let credentials: Credentials;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-credentials-"));
  store = await newStore();
  await storeSignInKey(store, null);
  credentials = await openCredentials(store);
});
afterAll(async () => {
  for (const one of opened) await one.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Encrypts a block without adding padding, so that the test decides what is before the text. */
const sealed = (block: Buffer): string =>
  publicEncrypt({ key: createPublicKey(credentials.publicKey), padding: constants.RSA_NO_PADDING }, block).toString(
    "base64",
  );
const padded = (text: string, kind = [0, 2], padding = WHOLE - 3 - Buffer.byteLength(text)): Buffer =>
  Buffer.concat([Buffer.from(kind), Buffer.alloc(padding, 7), Buffer.from([0]), Buffer.from(text)]);
const read = (text: string) => credentials.decrypt(sealed(padded(text)));

describe("credentials", () => {
  it("are a name, a secret and a time", async () => {
    expect(await read("ada\nsecret\n1700000000000")).toEqual({
      userId: "ada",
      secret: "secret",
      timestamp: 1_700_000_000_000,
    });
    expect(await read("阿达\nsecret\n0")).toEqual({ userId: "阿达", secret: "secret", timestamp: 0 });
  });

  it.each(["", "ada", "ada\nsecret", "\nsecret\n1", "ada\n\n1", "ada\nsecret\nsoon", "ada\nsecret\n1\n2", "\n\n\n"])(
    "are not %j",
    async (text) => {
      expect(await read(text)).toBeNull();
    },
  );

  it("are nothing that was not encrypted with our key", async () => {
    for (const text of ["", "no base64 %", randomBytes(2 * WHOLE).toString("base64"), sealed(padded("x")).slice(0, 40)])
      expect(await credentials.decrypt(text)).toBeNull();
  });

  it("are padded with eight bytes or more, after 0 and 2", async () => {
    const isRead = async (kind: number[], padding: number) => {
      // The text fills the whole block after the padding.
      const text = `a\n${"s".repeat(WHOLE - 3 - padding - 4)}\n1`;
      return (await credentials.decrypt(sealed(padded(text, kind, padding)))) !== null;
    };
    expect(await isRead([0, 2], 8)).toBe(true);
    expect(await isRead([0, 2], 100)).toBe(true);
    expect(await isRead([0, 2], 7)).toBe(false);
    expect(await isRead([0, 2], 0)).toBe(false);
    expect(await isRead([0, 1], 8)).toBe(false);
    expect(await isRead([1, 2], 8)).toBe(false);
  });

  it("end their padding at its first zero, and there must be one", async () => {
    expect(await read("a\0b\nsecret\n1")).toEqual({ userId: "a\0b", secret: "secret", timestamp: 1 });
    const text = "\na\nsecret\n1";
    const endless = Buffer.concat([Buffer.from([0, 2]), Buffer.alloc(WHOLE - 2 - text.length, 7), Buffer.from(text)]);
    expect(await credentials.decrypt(sealed(endless))).toBeNull();
    expect(await credentials.decrypt(sealed(padded("", [0, 2])))).toBeNull();
  });
});

describe("the key of a store", () => {
  /** A data folder of an earlier version. */
  const earlier = () => {
    const dataDir = mkdtempSync(join(folder, "earlier-"));
    const { privateKey, publicKey } = generateKeyPairSync("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    writeFileSync(join(dataDir, "sign-in.pem"), privateKey);
    return { dataDir, file: join(dataDir, "sign-in.pem"), publicKey, privateKey };
  };
  const byPage = (publicKey: string): string =>
    publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from("ada\nsecret\n1")).toString(
      "base64",
    );

  it("is made once, whichever instance is first, and no copy of the store shows it", async () => {
    const fresh = await newStore();
    await Promise.all([storeSignInKey(fresh, null), storeSignInKey(fresh, null)]);
    const [one, other] = [await openCredentials(fresh), await openCredentials(fresh)];
    expect(other.publicKey).toBe(one.publicKey);
    expect(createPublicKey(one.publicKey).asymmetricKeyDetails?.modulusLength).toBe(2048);
    expect(await other.decrypt(byPage(one.publicKey))).toMatchObject({ userId: "ada" });
    const rows = await fresh.db.selectFrom("platform_sign_in").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(() => createPrivateKey(String(rows[0]?.secret))).toThrow();
  });

  it("is taken from the data folder of an earlier version, whose pages are still open, and that file is deleted", async () => {
    const { dataDir, file, publicKey } = earlier();
    const fresh = await newStore();
    await storeSignInKey(fresh, readKeyFile(dataDir));
    expect((await openCredentials(fresh)).publicKey).toBe(publicKey);
    expect(existsSync(file)).toBe(false);
    expect(readKeyFile(dataDir)).toBeNull();
  });

  it("is joined by the keys that new instances bring along, which running instances learn of", async () => {
    const [first, second] = [earlier(), earlier()];
    const shared = await newStore();
    await storeSignInKey(shared, readKeyFile(first.dataDir));
    const running = await openCredentials(shared);
    expect(await running.decrypt(byPage(second.publicKey))).toBeNull();
    await storeSignInKey(shared, readKeyFile(second.dataDir));
    expect((await openCredentials(shared)).publicKey).toBe(first.publicKey);
    expect(await running.decrypt(byPage(second.publicKey))).toMatchObject({ userId: "ada" });
    expect(await running.decrypt(byPage(first.publicKey))).toMatchObject({ userId: "ada" });
    expect((await readSignInKeys(shared)).others).toHaveLength(1);
  });

  it("must be of RSA; a file with anything else is named and kept", () => {
    const other = mkdtempSync(join(folder, "other-"));
    const { privateKey } = generateKeyPairSync("ec", {
      namedCurve: "P-256",
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    for (const text of ["no key", "", privateKey, credentials.publicKey]) {
      writeFileSync(join(other, "sign-in.pem"), text);
      expect(() => readKeyFile(other)).toThrow(Refusal);
      expect(() => readKeyFile(other)).toThrow(`${join(other, "sign-in.pem")} holds no RSA private key in PEM form`);
      expect(readFileSync(join(other, "sign-in.pem"), "utf8")).toBe(text);
    }
  });
});
