import { constants, createHash, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setConfig } from "./config";
import { encryptCredentials, transformPassword } from "./credentials";
import { fakePlatform } from "./fakePlatform";
import { lastUser } from "./lastUser";
import { signIn } from "./signIn";
import { signOut } from "./signOut";
import * as storage from "./storage";
import * as token from "./token";
import { verificationPicture } from "./verification";

const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
/** Decrypts PKCS #1 v1.5, and removes its padding: 0, 2, random bytes, 0, then the text. */
const decrypt = (text: string): string => {
  const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(text, "base64"));
  return block.subarray(block.indexOf(0, 2) + 1).toString("utf8");
};
const sha = (text: string) => createHash("sha256").update(text).digest("hex");

beforeEach(() => token.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  setConfig(null);
  localStorage.clear();
});

describe("a password", () => {
  it("is transformed together with the user id", async () => {
    expect(await transformPassword("anna", "Passwörd 1")).toBe(sha("anna\nPasswörd 1"));
  });

  it("is transformed alike where there is no WebCrypto", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await transformPassword("张三", "密码")).toBe(sha("张三\n密码"));
  });

  it("is encrypted with user id and time, joined by line breaks", async () => {
    expect(decrypt(await encryptCredentials(publicKey, "张三", "ab12", 1_700_000_000_123))).toBe(
      "张三\nab12\n1700000000123",
    );
  });

  it("is not sent when the credentials are too long for the key", async () => {
    await expect(encryptCredentials(publicKey, "张".repeat(60), sha("x"), 1)).rejects.toThrow(/could not be encrypted/);
  });

  it.each(["", "no key"])("is not sent with the key %j", async (key) => {
    await expect(encryptCredentials(key, "a", "b", 1)).rejects.toThrow(/could not be encrypted/);
  });
});

describe("signing in", () => {
  it("sends the device and the encrypted credentials, and keeps the token", async () => {
    setConfig({ public_key: publicKey });
    const asked = fakePlatform({ "/v2/user/login": { code: 200, data: { acc_token: "t-1" } } });
    await signIn({ account: "anna", password: "pw", verifyId: "v", code: "AB12" });
    const body = JSON.parse(JSON.stringify(asked[0]?.body));
    expect(body).toMatchObject({ device_system: "web", user_id: "anna", verify_id: "v", verify_code: "AB12" });
    expect(body.device_id).toMatch(/^[0-9a-f]{32}$/);
    expect(decrypt(body.user_password)).toMatch(new RegExp(`^anna\n${sha("anna\npw")}\n\\d{13}$`));
    expect(token.get()).toBe("t-1");
    expect(storage.get(storage.ownKey("device"))).toBe(body.device_id);
    expect(JSON.stringify(asked)).not.toContain('"pw"');
  });

  it("drops what another account left in this tab, and keeps what the same one left", async () => {
    fakePlatform({ "/v2/user/login": { code: 200, data: { acc_token: "t" } } });
    sessionStorage.setItem("draft", "x");
    expect(await signIn({ account: "anna", password: "pw" })).toBe(false);
    expect(sessionStorage.getItem("draft")).toBeNull();
    sessionStorage.setItem("draft", "y");
    expect(await signIn({ account: "anna", password: "pw" })).toBe(true);
    expect(sessionStorage.getItem("draft")).toBe("y");
    fakePlatform({ "/v2/user/login": { code: 200, data: { acc_token: "t", account: { user_id: "anna" } } } });
    expect(await signIn({ account: "anna@mail.example", password: "pw" })).toBe(true);
    expect(lastUser.get()).toBe("anna");
  });

  it.each([null, {}, { acc_token: "" }, { acc_token: 7 }])("fails on an answer without a token: %j", async (data) => {
    fakePlatform({ "/v2/user/login": { code: 200, data } });
    await expect(signIn({ account: "a", password: "b" })).rejects.toMatchObject({ reason: "notJson" });
    expect(token.get()).toBe("");
  });

  it("raises what the platform refuses", async () => {
    fakePlatform({ "/v2/user/login": { code: 514, data: { seconds: 5 } } });
    await expect(signIn({ account: "a", password: "b" })).rejects.toMatchObject({
      code: 514,
      data: { seconds: 5 },
    });
  });

  it("shows a picture to copy", async () => {
    fakePlatform({ "/v2/user/login/code": { code: 200, data: { verify_id: "v", image: "data:image/svg+xml,x" } } });
    expect(await verificationPicture()).toEqual({ verifyId: "v", image: "data:image/svg+xml,x" });
  });

  it.each([{ image: "data:," }, { verify_id: "v" }, null])(
    "shows no picture of an answer without one: %j",
    async (data) => {
      fakePlatform({ "/v2/user/login/code": { code: 200, data } });
      await expect(verificationPicture()).rejects.toMatchObject({ reason: "notJson" });
    },
  );
});

it("signs out even when the platform does not answer", async () => {
  token.set("t");
  fakePlatform({ "/user/logout": () => Promise.reject(new TypeError("down")) });
  await signOut();
  expect(token.get()).toBe("");
});
