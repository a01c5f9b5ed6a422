import { generateKeyPairSync } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { fakePlatform } from "../wire/fakePlatform";
import { setConfig } from "../wire/config";
import { sendSignIn } from "./sending";

afterEach(() => {
  vi.unstubAllGlobals();
  setConfig(null);
});

const FULL = "Nobody can sign in now: the platform's disk is full or write-protected. Tell your administrator.";
const site = { loadFeatures: async () => ({ publicFeatures: [] }) };
const typed = { account: "ada", password: "a secret of hers", code: "abcd" };

it("says that no picture could be stored on a full disk, and not that the letters are wrong", async () => {
  const { publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  setConfig({ public_key: publicKey });
  const signIn = vi.fn();
  fakePlatform({
    "/v2/user/login/code": { code: 500, data: { context: "disk" } },
    "/v2/user/login": () => {
      signIn();
      return { code: 406, data: { context: "picture" } };
    },
  });
  const failure = await sendSignIn({ ...typed, verifyId: "" }, site);
  expect(failure?.reason === "refused" && failure.said()).toBe(FULL);
  expect(signIn).not.toHaveBeenCalled();
  await sendSignIn({ ...typed, verifyId: "v" }, site);
  expect(signIn).toHaveBeenCalledOnce();
});
