// Tests what counts as encrypted credentials, and how the key pair is kept.
import { constants, createPublicKey, generateKeyPairSync, publicEncrypt, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "../settings/Refusal";
import { type Credentials, openCredentials } from "./Credentials";

const WHOLE = 256;

let folder = "";
let credentials: Credentials;
beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "pilothouse-credentials-")), "new", "data");
  credentials = await openCredentials(folder);
});
afterAll(() => rmSync(join(folder, "..", ".."), { recursive: true, force: true }));

/** Encrypts a block as it is: what comes before the text is up to the test. */
const sealed = (block: Buffer): string =>
  publicEncrypt({ key: createPublicKey(credentials.publicKey), padding: constants.RSA_NO_PADDING }, block).toString(
    "base64",
  );
const padded = (text: string, kind = [0, 2], padding = WHOLE - 3 - Buffer.byteLength(text)): Buffer =>
  Buffer.concat([Buffer.from(kind), Buffer.alloc(padding, 7), Buffer.from([0]), Buffer.from(text)]);
const read = (text: string) => credentials.decrypt(sealed(padded(text)));

describe("credentials", () => {
  it("are a name, a secret and a time", () => {
    expect(read("ada\nsecret\n1700000000000")).toEqual({
      userId: "ada",
      secret: "secret",
      timestamp: 1_700_000_000_000,
    });
    expect(read("阿达\nsecret\n0")).toEqual({ userId: "阿达", secret: "secret", timestamp: 0 });
  });

  it.each(["", "ada", "ada\nsecret", "\nsecret\n1", "ada\n\n1", "ada\nsecret\nsoon", "ada\nsecret\n1\n2", "\n\n\n"])(
    "are not %j",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it("are nothing that was not encrypted with our key", () => {
    for (const text of ["", "no base64 %", randomBytes(2 * WHOLE).toString("base64"), sealed(padded("x")).slice(0, 40)])
      expect(credentials.decrypt(text)).toBeNull();
  });

  it("are padded with eight bytes or more, after 0 and 2", () => {
    const isRead = (kind: number[], padding: number) => {
      // The text fills the rest of the block.
      const text = `a\n${"s".repeat(WHOLE - 3 - padding - 4)}\n1`;
      return credentials.decrypt(sealed(padded(text, kind, padding))) !== null;
    };
    expect(isRead([0, 2], 8)).toBe(true);
    expect(isRead([0, 2], 100)).toBe(true);
    expect(isRead([0, 2], 7)).toBe(false);
    expect(isRead([0, 2], 0)).toBe(false);
    expect(isRead([0, 1], 8)).toBe(false);
    expect(isRead([1, 2], 8)).toBe(false);
  });

  it("end their padding at its first zero, and there must be one", () => {
    expect(read("a\0b\nsecret\n1")).toEqual({ userId: "a\0b", secret: "secret", timestamp: 1 });
    const text = "\na\nsecret\n1";
    const endless = Buffer.concat([Buffer.from([0, 2]), Buffer.alloc(WHOLE - 2 - text.length, 7), Buffer.from(text)]);
    expect(credentials.decrypt(sealed(endless))).toBeNull();
    expect(credentials.decrypt(sealed(padded("", [0, 2])))).toBeNull();
  });
});

describe("the key pair", () => {
  const file = () => join(folder, "sign-in.pem");

  it("is made once, for its owner's eyes only", async () => {
    expect(readdirSync(folder)).toEqual(["sign-in.pem"]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(createPublicKey(credentials.publicKey).asymmetricKeyDetails?.modulusLength).toBe(2048);
    const kept = readFileSync(file(), "utf8");
    expect((await openCredentials(folder)).publicKey).toBe(credentials.publicKey);
    expect(readFileSync(file(), "utf8")).toBe(kept);
  });

  it("must be of RSA; a file with anything else is named and kept", async () => {
    const other = mkdtempSync(join(folder, "other-"));
    const { privateKey } = generateKeyPairSync("ec", {
      namedCurve: "P-256",
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    for (const text of ["no key", "", privateKey, credentials.publicKey]) {
      writeFileSync(join(other, "sign-in.pem"), text);
      const opening = openCredentials(other);
      await expect(opening).rejects.toBeInstanceOf(Refusal);
      await expect(opening).rejects.toThrow(`${join(other, "sign-in.pem")} holds no RSA private key in PEM form`);
      expect(readFileSync(join(other, "sign-in.pem"), "utf8")).toBe(text);
    }
  });
});
