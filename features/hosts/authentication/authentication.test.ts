// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { simpleRest } from "../../../src/framework/providers/restProvider";
import { downloadFile } from "../../../src/framework/value/downloadFile";
import { send } from "../../../src/framework/wire/send";
import { bearer } from "../../../src/framework/wire/calls";
import { post } from "../../../src/framework/wire/client";
import { fakePlatform, json, type FakeReply } from "../../../src/framework/wire/fakePlatform";
import { type Host, host, setHost } from "../../../src/framework/wire/Host";
import { session } from "../../../src/framework/wire/session";
import { signIn } from "../../../src/framework/wire/signIn";
import { signOut } from "../../../src/framework/wire/signOut";
import * as storage from "../../../src/framework/wire/storage";
import * as token from "../../../src/framework/wire/token";
import { upload } from "../../../src/framework/wire/upload";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { refreshing } from "./refreshing";

const usual = host();
const NOW = 1_800_000_000_000;
const tokens = (number: number) => ({ access: `a-${number}`, again: `r-${number}`, seconds: 100 });
const renew = { path: "/renew", style: "bearer", token: "access", refresh: "again", lifetime: "seconds", parts: true };
const office: Host = {
  ...usual,
  signIn: { ...usual.signIn, path: "/enter", token: "access" },
  signOut: { path: "/leave", style: "bearer" },
  authentication: refreshing(renew),
  can: [],
};
const done = { code: 200, data: "done" };
const refused = json.bind(null, { code: 401, data: null }, 401);

let asked: ReturnType<typeof fakePlatform>;
let issued = 0;
/** Tokens that the platform accepts. */
let good = new Set<string>();
const borneBy = (headers: Headers) => (headers.get("authorization") ?? "").replace("Bearer ", "");
const guarded: FakeReply = ({ headers }) => (good.has(borneBy(headers)) ? json(done) : refused());
const issue = () => {
  issued += 1;
  good = new Set([`a-${issued}`]);
  return json({ code: 200, data: tokens(issued) });
};
const serve = (more: Readonly<Record<string, FakeReply>> = {}) => {
  asked = fakePlatform({ "/enter": issue, "/renew": issue, "/leave": done, "/work": guarded, ...more });
};
const calls = (path: string) => asked.filter(({ url }) => url.endsWith(path));
const work = () => send(bearer.call("work", "/work", { name: "text" }), { name: "x" });
const later = (seconds: number) => vi.setSystemTime(NOW + seconds * 1000);

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  issued = 0;
  setHost(office);
  session.leaveBy(() => undefined);
  serve();
  await signIn({ account: "anna", password: "pw" });
});
afterEach(() => {
  token.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setHost(usual);
});

it("keeps the name of the session in place of its token, and bears the token", async () => {
  expect(token.get()).not.toContain("a-1");
  await work();
  expect(calls("/work").map(({ headers }) => borneBy(headers))).toEqual(["a-1"]);
  expect(calls("/renew")).toEqual([]);
});

it("renews a token before its end, once for ten calls, and the session stays the same", async () => {
  const name = token.get();
  later(79);
  await work();
  expect(calls("/renew")).toEqual([]);
  later(81);
  await Promise.all(Array.from({ length: 10 }, work));
  expect(calls("/renew").map(({ body, headers }) => [body, borneBy(headers)])).toEqual([[{ again: "r-1" }, ""]]);
  expect(
    new Set(
      calls("/work")
        .slice(1)
        .map(({ headers }) => borneBy(headers)),
    ),
  ).toEqual(new Set(["a-2"]));
  expect(token.get()).toBe(name);
});

it("renews a token that is refused, once for ten calls, each of which is made once more", async () => {
  good = new Set();
  await Promise.all(Array.from({ length: 10 }, work));
  expect(calls("/renew")).toHaveLength(1);
  expect(
    calls("/work")
      .map(({ headers }) => borneBy(headers))
      .sort(),
  ).toEqual([...Array.from({ length: 10 }, () => "a-1"), ...Array.from({ length: 10 }, () => "a-2")]);
});

it("repeats nothing that may have been done", async () => {
  serve({ "/work": () => Promise.reject(new TypeError("cut off")) });
  await expect(work()).rejects.toMatchObject({ reason: "network" });
  serve({ "/work": { code: 406, data: null } });
  await expect(work()).rejects.toMatchObject({ code: 406 });
  expect(calls("/work")).toHaveLength(1);
});

it("uses what another tab has renewed", async () => {
  const kept = JSON.parse(storage.get(token.sessionKey()) ?? "");
  good = new Set(["a-7"]);
  storage.set(token.sessionKey(), JSON.stringify({ ...kept, kept: { ...kept.kept, token: "a-7" } }));
  await work();
  expect([calls("/renew").length, calls("/work").length]).toEqual([0, 1]);
  // This happens while the tab waits for the lock.
  later(81);
  vi.stubGlobal("navigator", {
    ...navigator,
    onLine: true,
    locks: {
      request: (_: string, run: () => Promise<boolean>) => {
        good = new Set(["a-8"]);
        storage.set(token.sessionKey(), JSON.stringify({ ...kept, kept: { token: "a-8", refresh: "r-8", due: 0 } }));
        return run();
      },
    },
  });
  await work();
  expect([calls("/renew").length, borneBy(calls("/work").at(-1)?.headers ?? new Headers())]).toEqual([0, "a-8"]);
});

it("uses what another tab has renewed with the same token, where browsers have no locks", async () => {
  later(81);
  serve({
    "/renew": () => {
      good = new Set(["a-9"]);
      const { session: name } = JSON.parse(storage.get(token.sessionKey()) ?? "");
      const kept = { token: "a-9", refresh: "r-9", due: 0 };
      storage.set(token.sessionKey(), JSON.stringify({ session: name, kept }));
      return json({ code: 401, data: null });
    },
  });
  await work();
  expect(borneBy(calls("/work").at(-1)?.headers ?? new Headers())).toBe("a-9");
});

it.each([[400], [401], [403]])(
  "ends the session where the renewal is refused with %s, as a 401 does",
  async (status) => {
    const leave = vi.fn();
    session.leaveBy(leave);
    good = new Set();
    serve({ "/renew": () => json({ message: "no" }, status) });
    await expect(work()).rejects.toMatchObject({ reason: "answer", code: 401 });
    expect([token.get(), storage.get(token.sessionKey())]).toEqual(["", null]);
  },
);

it.each([[429], [503], [0]])("continues if a renewal is not possible now: %s", async (status) => {
  serve({ "/renew": () => (status === 0 ? Promise.reject(new TypeError("cut off")) : json({ code: status }, status)) });
  later(81);
  await work();
  good = new Set();
  await expect(work()).rejects.not.toMatchObject({ code: 401 });
  expect(token.get()).not.toBe("");
});

it("ends a session whose second refusal says that renewing does not help", async () => {
  serve({ "/work": refused });
  await expect(work()).rejects.toMatchObject({ code: 401 });
  expect([calls("/work").length, calls("/renew").length, token.get()]).toEqual([2, 1, ""]);
});

it("renews the token of REST and downloads", async () => {
  good = new Set();
  serve({ "/things/7": (one) => (good.has(borneBy(one.headers)) ? json({ id: 7 }) : refused()) });
  expect((await simpleRest().getOne("things", { id: 7 })).data).toEqual({ id: 7 });
  expect(calls("/things/7").map(({ headers }) => borneBy(headers))).toEqual(["a-1", "a-2"]);
  good = new Set();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  serve({
    "/files/7.txt": ({ headers }) =>
      good.has(borneBy(headers)) ? new Response("text", { headers: { "content-type": "text/plain" } }) : refused(),
  });
  await downloadFile("/api/files/7.txt", "7.txt");
  expect(calls("/files/7.txt").map(({ headers }) => borneBy(headers))).toEqual(["a-2", "a-3"]);
  expect(saved).toHaveBeenCalledOnce();
  saved.mockRestore();
});

it("renews the token of uploads, and sends the refresh token with the sign-out", async () => {
  const sent: string[] = [];
  class Request {
    status = 0;
    responseText = "";
    upload = {};
    onload = () => undefined;
    #bears = "";
    open = () => undefined;
    setRequestHeader = (name: string, value: string) => {
      if (name.toLowerCase() === "authorization") this.#bears = value;
    };
    send = () => {
      sent.push(this.#bears);
      const isGood = good.has(this.#bears.replace("Bearer ", ""));
      this.status = isGood ? 200 : 401;
      this.responseText = JSON.stringify(isGood ? { code: 200, data: { url: "/f" } } : { code: 401, data: null });
      this.onload();
    };
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  good = new Set();
  expect((await upload(new File(["x"], "x.txt"))).data).toEqual({ url: "/f" });
  expect(sent).toEqual(["Bearer a-1", "Bearer a-2"]);
  await signOut();
  expect(calls("/leave").map(({ body, headers }) => [body, borneBy(headers)])).toEqual([[{ again: "r-2" }, "a-2"]]);
  expect(storage.get(token.sessionKey())).toBeNull();
});

it("bears the token alone to a server of the registry, and nothing of a session that began before tokens were renewed", async () => {
  await post("/work", {}, { style: "bearer-at", address: "https://elsewhere.example" });
  expect(calls("/work").map(({ headers, text }) => [headers.get("authorization"), text])).toEqual([
    ["Bearer a-1", "{}"],
  ]);
  token.set("a-0");
  await expect(work()).rejects.toThrow(WireFailure);
  expect(token.get()).toBe("");
});
