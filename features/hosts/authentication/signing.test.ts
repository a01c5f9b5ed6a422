// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signInFailureOf } from "../../../src/framework/public/signInFailure";
import { refusedWords } from "../../../src/framework/public/refusedWords";
import { bearer } from "../../../src/framework/wire/calls";
import { fakePlatform } from "../../../src/framework/wire/fakePlatform";
import { type Host, host, setHost } from "../../../src/framework/wire/Host";
import { send } from "../../../src/framework/wire/send";
import { signIn } from "../../../src/framework/wire/signIn";
import * as storage from "../../../src/framework/wire/storage";
import * as token from "../../../src/framework/wire/token";
import { webCrypto } from "../../../src/framework/wire/webCrypto";
import { authentication } from "./index";

const usual = host();
const office: Host = {
  ...usual,
  signIn: { ...usual.signIn, path: "/enter" },
  own: { path: "/me", style: "bearer", name: "login", key: "", title: "login", owners: [] },
  authentication: "stamped",
  can: [],
};
/** Adds a header that shows what it gets of a request. */
const stamped = authentication({
  keep({ pass, stamp }) {
    webCrypto();
    return { token: pass, stamp };
  },
  headers: async ({ method, url, body }, { stamp }) => ({ "x-stamp": [stamp ?? "none", method, url, body].join(" ") }),
});
const list = bearer.list("/things");
const serve = () =>
  fakePlatform({
    "/enter": { code: 200, data: { pass: "p", stamp: "s" } },
    "/things": { code: 200, data: [], count: 0 },
  });
const stamps = (asked: ReturnType<typeof fakePlatform>) => asked.map(({ headers }) => headers.get("x-stamp"));

beforeEach(() => {
  localStorage.clear();
  setHost(office, { authentication: { stamped } });
});
afterEach(() => {
  token.clear();
  vi.unstubAllGlobals();
  setHost(usual);
});

it("is brought along by the console, and sees each request to the platform as it leaves", async () => {
  const asked = serve();
  await signIn({ account: "anna", password: "pw" });
  await send(list, { page_index: 1, page_size: 10 });
  const [entering, listing] = asked;
  expect(stamps(asked)).toEqual([
    `none POST /api/enter ${entering?.text}`,
    's POST /api/things {"page_index":1,"page_size":10}',
  ]);
  expect(listing?.headers.get("authorization")).toBe("Bearer p");
  // A request before the script of the page would lack this header, so no such request is stored for the next visit.
  expect(storage.keys("console.first")).toEqual([]);
});

it("stamps nothing that goes to another server", async () => {
  const asked = serve();
  token.set("p");
  const elsewhere = { address: "https://elsewhere.example" };
  await send({ ...list, style: "bearer-at" }, {}, elsewhere);
  expect(stamps(asked)).toEqual([null]);
});

it("says that it needs https where a browser signs nothing", async () => {
  serve();
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const failure = signInFailureOf(await signIn({ account: "anna", password: "pw" }).catch((error: unknown) => error));
  expect(failure).toMatchObject({ reason: "refused" });
  expect("said" in failure && failure.said()).toBe(refusedWords("en")("failed.insecure"));
  expect(token.get()).toBe("");
});

it("is missed at once where the console does not bring it along", async () => {
  setHost(office);
  await expect(send(list, {})).rejects.toThrow('createConsole takes "stamped" of host.yaml');
});
