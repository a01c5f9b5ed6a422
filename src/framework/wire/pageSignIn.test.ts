// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakePlatform } from "./fakePlatform";
import { type Host, host, setHost } from "./Host";
import { lastUser } from "./lastUser";
import { endPageSignIn, goToPage } from "./pageSignIn";
import * as token from "./token";

const usual = host();
const office: Host = {
  ...usual,
  signIn: {
    ...usual.signIn,
    path: "/token",
    constants: { grant_type: "authorization_code" },
    token: "access_token",
    page: { address: "https://door.example/authorize?tenant=7", client: "console", scope: "openid" },
  },
  own: { path: "/me", style: "bearer", name: "mail", key: "", title: "name", owners: [] },
};
let left: URL | null = null;
const come = (search: string) => history.replaceState(null, "", `/login${search}`);
const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("base64url");

beforeEach(() => {
  setHost(office);
  sessionStorage.clear();
  localStorage.clear();
  come("?lang=zh&return=%2Fthings%3Fpage%3D2");
  vi.spyOn(location, "assign").mockImplementation((address) => {
    left = new URL(address);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setHost(usual);
});

const go = async () => {
  await goToPage();
  return Object.fromEntries(left?.searchParams ?? []);
};
const serve = () =>
  fakePlatform({
    "/token": { code: 200, data: { access_token: "a-1" } },
    "/me": { code: 200, data: { mail: "anna@office.example" } },
  });

it("leads to the page of the platform and back to where the person was, and proves that it is the same tab", async () => {
  const outcome = await go();
  expect(left?.origin).toBe("https://door.example");
  expect(outcome).toMatchObject({
    tenant: "7",
    response_type: "code",
    client_id: "console",
    redirect_uri: `${location.origin}/login`,
    scope: "openid",
    code_challenge_method: "S256",
  });
  come(`?code=c-1&state=${outcome.state}`);
  const asked = serve();
  sessionStorage.setItem("draft", "of anna");
  lastUser.set("anna@office.example");
  await endPageSignIn();
  const [exchanged, own] = asked;
  const { code_verifier: proof, ...sent }: Record<string, unknown> = Object(exchanged?.body);
  expect(sent).toEqual({
    grant_type: "authorization_code",
    code: "c-1",
    redirect_uri: `${location.origin}/login`,
    client_id: "console",
  });
  expect(base64(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(String(proof))))).toBe(
    outcome.code_challenge,
  );
  expect(own?.headers.get("authorization")).toBe("Bearer a-1");
  expect([token.get(), lastUser.get()]).toEqual(["a-1", "anna@office.example"]);
  expect(location.search).toBe("?lang=zh&return=%2Fthings%3Fpage%3D2");
  // A person who signs in again finds the same unfinished work.
  expect(sessionStorage.getItem("draft")).toBe("of anna");
});

it("leaves nothing of another person", async () => {
  const { state } = await go();
  come(`?code=c-1&state=${state}`);
  serve();
  sessionStorage.setItem("draft", "of carl");
  lastUser.set("carl@office.example");
  await endPageSignIn();
  expect(sessionStorage.getItem("draft")).toBeNull();
});

it.each([
  ["another state", (state: string) => `?code=c-1&state=${state}x`],
  ["no code", (state: string) => `?error=access_denied&state=${state}`],
])("does not treat %s as a sign-in, and removes it from the address", async (_, search) => {
  const { state = "" } = await go();
  come(search(state));
  const asked = serve();
  await expect(endPageSignIn()).rejects.toMatchObject({ code: 405, data: { context: "page" } });
  expect([asked.length, location.search, token.get()]).toEqual([0, "?lang=zh&return=%2Fthings%3Fpage%3D2", ""]);
});

it("uses a code once", async () => {
  const { state } = await go();
  come(`?code=c-1&state=${state}`);
  const asked = serve();
  await endPageSignIn();
  come(`?code=c-1&state=${state}`);
  await expect(endPageSignIn()).rejects.toMatchObject({ code: 405 });
  expect(asked).toHaveLength(2);
});

it("says that it needs https where the browser has no hashes", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(goToPage()).rejects.toMatchObject({ reason: "insecure" });
});
