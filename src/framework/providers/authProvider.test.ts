import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePlatform } from "../wire/fakePlatform";
import { session } from "../wire/session";
import * as token from "../wire/token";
import { WireFailure } from "../wire/WireFailure";
import { createAccountStore } from "./account";
import { createAuthProvider } from "./authProvider";
import { createRegistry } from "./registry";
import { sampleSections } from "../../../tests/sampleSections";

const registry = createRegistry(sampleSections);
const OWN = "/v2/user/account/get";
const anna = { user_id: "anna", user_name: "Anna", menus: ["sample", "sample.cron", 7], super: false };

beforeEach(() => {
  token.set("t");
  session.leaveBy(() => {});
  history.replaceState(null, "", "/sample/cron?lang=en");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  token.clear();
  session.leaveBy(() => {});
});

describe("the account", () => {
  it("is asked for once, however many ask", async () => {
    const asked = fakePlatform({ [OWN]: { code: 200, data: anna } });
    const auth = createAuthProvider({ registry });
    const [identity] = await Promise.all([
      auth.getIdentity?.(),
      auth.getPermissions(),
      auth.canAccess?.({ resource: "sample", action: "list" }),
    ]);
    expect(identity).toEqual({ id: "anna", fullName: "Anna", account: anna });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({});
  });

  it("is asked for again after a failure, and after another signed in", async () => {
    const asked = fakePlatform({ [OWN]: () => Promise.reject(new TypeError("down")) });
    const account = createAccountStore();
    await expect(account.load()).rejects.toMatchObject({ reason: "network" });
    await expect(account.load()).rejects.toMatchObject({ reason: "network" });
    expect(asked).toHaveLength(2);
    const again = fakePlatform({ [OWN]: { code: 200, data: anna } });
    await account.load();
    session.forgetUser();
    await account.load();
    expect(again).toHaveLength(2);
  });

  it.each([null, [], "x", {}, { user_id: 7 }])("is missing in the answer %j", async (data) => {
    fakePlatform({ [OWN]: { code: 200, data } });
    await expect(createAccountStore().load()).rejects.toMatchObject({ reason: "notJson" });
  });
});

describe("access", () => {
  const allowed = async (data: object, resource: string, action: string) => {
    fakePlatform({ [OWN]: { code: 200, data } });
    return createAuthProvider({ registry }).canAccess?.({ resource, action });
  };

  it.each([
    ["cron", "list", true],
    ["cron", "show", true],
    ["cron", "create", false],
    ["cron", "add", false],
    ["cron", "delete", false],
    ["cron", "constructor", false],
    ["device", "list", false],
    ["sample.cron", "open", true],
    ["sample.device", "open", false],
  ])("to %s for %s is %s", async (resource, action, expected) => {
    expect(await allowed(anna, resource, action)).toBe(expected);
  });

  it("is complete for a super account, and empty without menus", async () => {
    expect(await allowed({ user_id: "root", super: true }, "cron", "create")).toBe(true);
    expect(await allowed({ user_id: "bob", menus: null }, "cron", "list")).toBe(false);
    fakePlatform({ [OWN]: { code: 200, data: { user_id: "bob", menus: "sample" } } });
    expect((await createAccountStore().load()).permissions).toEqual({ menus: new Set(), isSuper: false });
  });
});

describe("without a session", () => {
  it("leads to /login with the query and the way back", async () => {
    const auth = createAuthProvider({ registry });
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
    token.clear();
    await expect(auth.checkAuth({})).rejects.toMatchObject({
      redirectTo: `${location.origin}/login?lang=en&return=%2Fsample%2Fcron%3Flang%3Den`,
      message: false,
    });
  });

  it("stays quiet while the page is leaving", async () => {
    const auth = createAuthProvider({ registry });
    session.end();
    await expect(auth.checkError(new Error("any"))).rejects.toEqual({ message: false, logoutUser: false });
  });

  it("shows other errors, and asks for permissions again when one was missing", async () => {
    const asked = fakePlatform({ [OWN]: { code: 200, data: anna } });
    const auth = createAuthProvider({ registry });
    await auth.getPermissions();
    await expect(auth.checkError({ status: 500 })).resolves.toBeUndefined();
    await auth.getPermissions();
    expect(asked).toHaveLength(1);
    await auth.checkError(new WireFailure({ reason: "answer", code: 513, path: "/x" }));
    await auth.getPermissions();
    expect(asked).toHaveLength(2);
  });

  it("is left by signing out, to a sign-in page that leads nowhere in particular", async () => {
    const asked = fakePlatform({ "/user/logout": { code: 200 } });
    await expect(createAuthProvider({ registry }).logout({})).resolves.toBe(`${location.origin}/login?lang=en`);
    expect(asked[0]?.body).toMatchObject({ request: { acc_token: "t" } });
    expect(token.get()).toBe("");
  });
});
