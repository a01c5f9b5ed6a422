import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bearer, legacy } from "./calls";
import { fakePlatform } from "./fakePlatform";
import { followOtherTabs } from "./otherTabs";
import { send } from "./send";
import { loginAddress, plainAddress, returnAddress, session } from "./session";
import * as token from "./token";

let left: string[] = [];
beforeEach(() => {
  left = [];
  token.set("secret");
  session.leaveBy((address) => left.push(address));
  history.replaceState(null, "", "/product/device?lang=zh&page=2#top");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  token.clear();
});

const refuse = () => fakePlatform({ "/a": { code: 401 }, "/auth/cloud": { code: 401 } });

describe("a 401 in an answer", () => {
  it("clears the token and leads to /login once, with the query and the way back", async () => {
    refuse();
    const call = bearer.call("a", "/a");
    await Promise.allSettled([send(call, {}), send(call, {})]);
    expect(token.get()).toBe("");
    expect(left).toEqual(["/login?lang=zh&page=2&return=%2Fproduct%2Fdevice%3Flang%3Dzh%26page%3D2%23top"]);
  });

  it("leads nowhere from /login itself", async () => {
    history.replaceState(null, "", "/login");
    refuse();
    await expect(send(bearer.call("a", "/a"), {})).rejects.toMatchObject({ code: 401 });
    expect(left).toEqual([]);
  });

  it("of cloud authorization only drops the user and holds messages back for two seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const forgotten = vi.fn();
    const stop = session.onForget(forgotten);
    refuse();
    await expect(send(legacy.call("cloud", "/auth/cloud"), {})).rejects.toMatchObject({ code: 401 });
    stop();
    expect(forgotten).toHaveBeenCalledOnce();
    expect(token.get()).toBe("secret");
    expect(left).toEqual([]);
    expect(session.isSilent()).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(session.isSilent()).toBe(false);
  });
});

describe("the page after signing in", () => {
  const origin = "https://console.example";

  it("is the page that was left", () => {
    const address = loginAddress({ pathname: "/vas/order", search: "?q=a%26b", hash: "#x" });
    expect(returnAddress(address.slice(address.indexOf("?")), origin)).toBe("/vas/order?q=a%26b#x");
  });

  it("is not passed on from sign-in to sign-in", () => {
    expect(loginAddress({ pathname: "/", search: "?lang=en&return=%2Fx", hash: "" })).toBe("/login?lang=en");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "/./\\evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "data:text/html,x",
    "/login",
    "/login/?return=%2Fx",
    "/api/v2/user/login",
    "/files/000000000000000000000000/x.html",
    "",
  ])("is never %j", (path) => {
    expect(returnAddress(`?return=${encodeURIComponent(path)}`, origin)).toBeNull();
  });

  it("is always a path of this console that history takes, whatever was asked for", () => {
    const part = fc.constantFrom(
      "/",
      "//",
      ".",
      "..",
      "\\",
      "%2f",
      "%5c",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "\n",
      " ",
      "evil.example",
      "a",
      "javascript:",
    );
    const asked = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(part).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(asked, (path) => {
        const back = returnAddress(`?${new URLSearchParams({ return: `/${path}` })}`, origin);
        if (back === null) return;
        expect(back).toMatch(/^\/(?![/\\])/);
        expect(new URL(back, origin).origin).toBe(origin);
        expect(new URL(back, `${origin}/deep/page`).href).toBe(`${origin}${back}`);
        expect(returnAddress(`?${new URLSearchParams({ return: back })}`, origin)).toBe(back);
      }),
      { numRuns: 500 },
    );
  });

  it("is not looked for at another host when the page itself was opened with two slashes", () => {
    const place = (pathname: string) => plainAddress({ origin, pathname, search: "?a=1", hash: "#b" });
    expect(place("//evil.example/x")).toBe(`${origin}/evil.example/x?a=1#b`);
    expect(place("/product/device")).toBeNull();
  });
});

describe("another tab", () => {
  const changed = (newValue: string | null) =>
    globalThis.dispatchEvent(new StorageEvent("storage", { key: "console.token", newValue }));

  it("that signs out ends the session here", () => {
    const stop = followOtherTabs();
    changed(null);
    stop();
    expect(left).toHaveLength(1);
  });

  it("that signs in to another account starts this page afresh", () => {
    const reload = vi.fn();
    const stop = followOtherTabs(reload);
    changed("other");
    changed("other");
    stop();
    expect(reload).toHaveBeenCalledOnce();
  });
});
