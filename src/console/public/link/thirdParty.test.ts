import { afterEach, describe, expect, it, vi } from "vitest";
import { fakePlatform } from "pilothouse/testing";
import { readAuthorizeParams } from "./readAuthorizeParams";
import { findThirdParty, grantConsent } from "./thirdParty";

const RETURN = "https://hearth.example/link/callback";
const ASKED = { appKey: "hearth", returnUrl: RETURN, state: "s 1" };
const PARTY = {
  name: "Hearth",
  company: "Hearth Ltd",
  return_url: RETURN,
  cancel_url: `${RETURN}?error=access_denied`,
};

const answering = (data: object) => fakePlatform({ "/auth/cloud": { code: 200, data } });

afterEach(() => vi.unstubAllGlobals());

describe("askedIn", () => {
  it("reads our names and OAuth's", () => {
    expect(readAuthorizeParams(`?app_key=hearth&return_url=${encodeURIComponent(RETURN)}&state=s%201`)).toEqual(ASKED);
    expect(readAuthorizeParams(`?client_id=hearth&redirect_uri=${encodeURIComponent(RETURN)}`)).toEqual({
      ...ASKED,
      state: "",
    });
    expect(readAuthorizeParams("?app_key=&client_id=hearth").appKey).toBe("hearth");
  });
});

describe("findThirdParty", () => {
  it("returns who asks, and the addresses that the person can be sent to", async () => {
    const asked = answering(PARTY);
    expect(await findThirdParty(ASKED)).toEqual({
      name: "Hearth",
      company: "Hearth Ltd",
      returnUrl: RETURN,
      cancelUrl: `${RETURN}?error=access_denied`,
    });
    expect(asked[0]?.body).toMatchObject({ params: { app_key: "hearth", return_url: RETURN, state: "s 1" } });
  });

  it("never asks with an empty key, which would ask who is here", async () => {
    const asked = answering(PARTY);
    await findThirdParty({ ...ASKED, appKey: "" });
    expect(asked[0]?.body).toMatchObject({ params: { app_key: " " } });
  });

  it.each([
    "https://evil.example/link/callback",
    "https://hearth.example/link/elsewhere",
    "https://hearth.example@evil.example/link/callback",
    "http://hearth.example/link/callback",
    "javascript:alert(1)",
    "//hearth.example/link/callback",
    "",
    7,
  ])("takes a way out to %j for no answer", async (cancel_url) => {
    answering({ ...PARTY, cancel_url });
    await expect(findThirdParty(ASKED)).rejects.toMatchObject({ reason: "notUnderstood" });
  });

  it("raises the code of a key nobody has", async () => {
    fakePlatform({ "/auth/cloud": { code: 401, data: null } });
    await expect(findThirdParty(ASKED)).rejects.toMatchObject({ reason: "answer", code: 401 });
  });
});

describe("grant", () => {
  const party = { name: "", company: "", returnUrl: RETURN, cancelUrl: RETURN };

  it("answers the registered address with what the platform adds to it", async () => {
    const asked = answering({ granted_url: `${RETURN}?code=c&state=s+1` });
    expect(await grantConsent(ASKED, party)).toBe(`${RETURN}?code=c&state=s+1`);
    expect(asked[0]?.body).toMatchObject({ params: { grant: 1 } });
  });

  it("goes nowhere else, for any answer", async () => {
    answering({ granted_url: "https://evil.example/link/callback?code=c" });
    await expect(grantConsent(ASKED, party)).rejects.toMatchObject({ reason: "notUnderstood" });
  });
});
