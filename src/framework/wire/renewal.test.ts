import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lastUser } from "./lastUser";
import { followOtherTabs } from "./otherTabs";
import { renewal, renewingSession } from "./renewal";
import { session } from "./session";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

const refusal = (code: number) => new WireFailure({ reason: "answer", code, path: "/a" });
let stop = (): void => {};

beforeEach(() => {
  token.set("first");
  lastUser.set("anna");
  history.replaceState({ idx: 3 }, "", "/product/device?lang=en#top");
  stop = renewal.offer();
});
afterEach(async () => {
  // Sets another token, so that calls which a test left waiting can continue.
  token.set("second");
  lastUser.set("anna");
  renewal.signedIn();
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  token.clear();
  vi.restoreAllMocks();
});

/** A call that the platform refuses until there is another token. */
const callOf = () =>
  vi.fn(async () => {
    await Promise.resolve();
    if (token.get() === "second") return "answer";
    session.end();
    throw refusal(401);
  });

it("shows the address of the sign-in page and makes refused calls again for the same account, once each", async () => {
  const calls = [callOf(), callOf()];
  const answers = Promise.all(calls.map(renewingSession));
  await vi.waitFor(() => expect(renewal.isDue()).toBe(true));
  expect(location.pathname + location.search).toBe("/login?lang=en&return=%2Fproduct%2Fdevice%3Flang%3Den%23top");
  expect([token.get(), history.state]).toEqual(["", { idx: 3 }]);
  // Calls that begin while a refused call waits also wait.
  const late = callOf();
  const lateAnswer = renewingSession(late);
  await Promise.resolve();
  expect(late).not.toHaveBeenCalled();
  token.set("second");
  renewal.signedIn();
  expect(await answers).toEqual(["answer", "answer"]);
  expect(await lateAnswer).toBe("answer");
  expect(calls.map((call) => call.mock.calls.length)).toEqual([2, 2]);
  expect([location.pathname + location.search + location.hash, session.isLeaving()]).toEqual([
    "/product/device?lang=en#top",
    false,
  ]);
});

it("repeats a call if its refusal comes after the person has signed in, and no other refused call", async () => {
  const slow = vi.fn(async () => {
    if (token.get() === "second") return "answer";
    token.set("second");
    throw refusal(401);
  });
  expect(await renewingSession(slow)).toBe("answer");
  const refused = vi.fn(() => Promise.reject(refusal(513)));
  await expect(renewingSession(refused)).rejects.toMatchObject({ code: 513 });
  const cloud = vi.fn(() => Promise.reject(refusal(401)));
  await expect(renewingSession(cloud)).rejects.toMatchObject({ code: 401 });
  expect([refused.mock.calls.length, cloud.mock.calls.length]).toEqual([1, 1]);
});

it("starts afresh for another account: nothing that waited is sent, and nothing stays in the tab", async () => {
  const replace = vi.spyOn(location, "replace").mockReturnValue();
  const call = callOf();
  void renewingSession(call);
  await vi.waitFor(() => expect(renewal.isDue()).toBe(true));
  lastUser.set("bob");
  token.set("second");
  renewal.signedIn();
  await new Promise((resolve) => setTimeout(resolve));
  expect(replace.mock.calls).toEqual([["/"]]);
  expect(call).toHaveBeenCalledOnce();
  sessionStorage.setItem("draft", "of anna");
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("draft")).toBeNull();
});

it("goes on when another tab signs in, and leaves when another tab signs out", () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const end = followOtherTabs();
  const dispatch = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  dispatch("console.token", null);
  expect(renewal.isDue()).toBe(true);
  dispatch("console.token", "second");
  expect([renewal.isDue(), location.pathname]).toEqual([false, "/product/device"]);
  dispatch("console.token", null);
  dispatch("console.left", "1");
  end();
  expect(reload).toHaveBeenCalledOnce();
});
