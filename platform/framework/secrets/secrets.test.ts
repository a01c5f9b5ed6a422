import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { decrypt, encrypt, keyFingerprint, keyIdIn, makeKey, envelopePrefix, TamperedText } from "./envelope";
import { Keyring, UnknownKey } from "./Keyring";
import { addMasterKey, makeKeyFile, readMasterKeys } from "./MasterKeys";

const SECRET = "私钥 -----BEGIN PRIVATE KEY-----\nMIIE";

describe("an envelope", () => {
  const key = makeKey();
  const sealed = encrypt(key, "payment.private_key", SECRET);

  it("gives back the text, at its place and with its key", () => {
    expect(decrypt(key, "payment.private_key", sealed)).toBe(SECRET);
    expect(keyIdIn(sealed)).toBe(key.id);
    expect(sealed.startsWith(envelopePrefix(key.id))).toBe(true);
  });

  it("is another one each time", () => {
    expect(encrypt(key, "payment.private_key", SECRET)).not.toBe(sealed);
  });

  it("is refused at another place, and with another key of the same name", () => {
    expect(() => decrypt(key, "push.private_key", sealed)).toThrow(TamperedText);
    expect(() => decrypt({ ...makeKey(), id: key.id }, "payment.private_key", sealed)).toThrow(TamperedText);
    expect(() => decrypt(makeKey(), "payment.private_key", sealed)).toThrow(TamperedText);
  });

  it("is refused if any byte is changed or cut off", () => {
    const [version = "", id = "", nonce = "", text = ""] = sealed.split(".");
    const flipped = (part: string, at: number): string => {
      const bytes = Buffer.from(part, "base64url");
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes.toString("base64url");
    };
    const length = Buffer.from(text, "base64url").length;
    const changed = [
      ...Array.from({ length: 12 }, (_, at) => [version, id, flipped(nonce, at), text].join(".")),
      ...Array.from({ length }, (_, at) => [version, id, nonce, flipped(text, at)].join(".")),
      ...[1, 4, 16, 30].map((less) => sealed.slice(0, -less)),
      ["v2", id, nonce, text].join("."),
    ];
    for (const one of changed) expect(() => decrypt(key, "payment.private_key", one), one).toThrow(TamperedText);
  });

  it("is distinguished from texts that people enter", () => {
    for (const text of ["", "v1", "v1.2.3", "scrypt$15$ab$cd", SECRET, `v1.${key.id}.short.text`])
      expect(keyIdIn(text)).toBeNull();
  });
});

describe("the data keys of a store", () => {
  const at = (since: number) => ({ ...makeKey(), since });

  it("encrypt with the newest that has begun, and decrypt with each", async () => {
    let now = 1000;
    const [old, next] = [at(0), at(5000)];
    const keys = new Keyring(() => now);
    await keys.open(async () => [old, next]);
    const first = keys.encrypt("a.b", "one");
    now = 5000;
    const second = keys.encrypt("a.b", "two");
    expect([keyIdIn(first), keyIdIn(second)]).toEqual([old.id, next.id]);
    expect([first, second].map((text) => keys.decrypt("a.b", text))).toEqual(["one", "two"]);
  });

  it("leave an empty text empty, and refuse one that is not encrypted, or with a key that is unknown", async () => {
    const keys = new Keyring();
    await keys.open(async () => [at(0)]);
    expect([keys.encrypt("a.b", ""), keys.decrypt("a.b", "")]).toEqual(["", ""]);
    expect(() => keys.decrypt("a.b", "plain")).toThrow(UnknownKey);
    expect(() => keys.decrypt("a.b", encrypt(makeKey(), "a.b", "x"))).toThrow(UnknownKey);
  });

  it("are read again when a text names one that another process made", async () => {
    const made = [at(0)];
    let reads = 0;
    const keys = new Keyring();
    await keys.open(async () => {
      reads += 1;
      return [...made];
    });
    const added = at(1);
    made.push(added);
    const text = encrypt(added, "a.b", "from elsewhere");
    await keys.know(["", null, 7, "plain", keys.encrypt("a.b", "x")]);
    expect(reads).toBe(1);
    await keys.know([text]);
    expect([reads, keys.decrypt("a.b", text)]).toEqual([2, "from elsewhere"]);
  });

  it("store nothing before they are opened", () => {
    expect(() => new Keyring().encrypt("a.b", "x")).toThrow(/were not opened/);
  });
});

describe("the master keys", () => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-master-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const none = { SECRETS_KEY: null, SECRETS_KEY_FILE: null };

  it("lie beside the data folder, where nobody else can read them", () => {
    const keys = readMasterKeys({ ...none, dataDir: `${join(folder, "data")}/` });
    expect([keys.file, keys.read()]).toEqual([join(folder, "data.key"), []]);
    makeKeyFile(keys.file ?? "");
    expect(keys.read()).toHaveLength(1);
    expect(statSync(keys.file ?? "").mode & 0o777).toBe(0o600);
  });

  it("are never made again where there is a file", () => {
    const file = join(folder, "kept.key");
    makeKeyFile(file);
    const before = readFileSync(file, "utf8");
    makeKeyFile(file);
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  it("get a new one in front, and keep the others", () => {
    const keys = readMasterKeys({ ...none, dataDir: folder, SECRETS_KEY_FILE: join(folder, "many.key") });
    makeKeyFile(keys.file ?? "");
    const [first] = keys.read();
    addMasterKey(keys.file ?? "");
    expect(keys.read().map(({ id }) => id)).toEqual([expect.not.stringMatching(first?.id ?? ""), first?.id]);
  });

  it("come from SECRETS_KEY before any file", () => {
    const bytes = Buffer.alloc(32, 1);
    const keys = readMasterKeys({ dataDir: folder, SECRETS_KEY: [bytes], SECRETS_KEY_FILE: join(folder, "none.key") });
    expect([keys.file, keys.read().map(({ id }) => id)]).toEqual([null, [keyFingerprint(bytes)]]);
    expect(existsSync(join(folder, "none.key"))).toBe(false);
  });

  it.each(["", "short", "0".repeat(63), `${"ab".repeat(32)}\nrubbish`])("refuse a file that holds %j", (text) => {
    const file = join(folder, "wrong.key");
    writeFileSync(file, text);
    chmodSync(file, 0o600);
    const keys = readMasterKeys({ ...none, dataDir: folder, SECRETS_KEY_FILE: file });
    expect(() => keys.read()).toThrow(/does not hold keys of 32 bytes/);
    expect(readFileSync(file, "utf8")).toBe(text);
  });
});
