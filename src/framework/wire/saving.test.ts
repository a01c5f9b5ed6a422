import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setConfig, readConfig } from "./config";
import { waitingSaves } from "./waitingSaves";
import { sendSave } from "./sendSave";
import { WireFailure } from "./WireFailure";

let isOnline = true;
const setOnline = (is: boolean) => {
  isOnline = is;
  if (is) dispatchEvent(new Event("online"));
};
const cutOff = () => new WireFailure({ reason: "network", code: 0, path: "/a" });
const refused = (code: number) => new WireFailure({ reason: "answer", code, path: "/a" });
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => "sent",
    (error: unknown) => (error instanceof WireFailure ? error.reason : error),
  );
/** The server now has a page with other scripts. */
const serve = (script: string) =>
  vi.stubGlobal("fetch", async () => new Response(`<script type="module" src="${script}"></script>`));

const script = Object.assign(document.createElement("script"), { type: "module" });
script.setAttribute("src", "/assets/one.js");

beforeEach(() => {
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  document.head.append(script);
  serve("/assets/one.js");
});
afterEach(async () => {
  setOnline(true);
  waitingSaves.setOld(false);
  script.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setConfig(readConfig("{}"));
  await new Promise((settle) => setTimeout(settle, 320));
});

describe("a save without a network", () => {
  it("waits, says so, and is sent when the network is back", async () => {
    setOnline(false);
    const listener = vi.fn();
    const leave = waitingSaves.subscribe(listener);
    const send = vi.fn(async () => 7);
    const saved = sendSave(true, send);
    expect([waitingSaves.count(), listener.mock.calls.length, send.mock.calls.length]).toEqual([1, 1, 0]);
    setOnline(true);
    expect(await saved).toBe(7);
    expect([waitingSaves.count(), send.mock.calls.length]).toEqual([0, 1]);
    leave();
  });

  it("is taken back with all that its work would send next, and nothing is sent", async () => {
    setOnline(false);
    const send = vi.fn(async () => 7);
    const work = (async () => {
      const reasons = [];
      for (let turn = 0; turn < 3; turn += 1) reasons.push(await reasonOf(sendSave(true, send)));
      return reasons;
    })();
    waitingSaves.takeBack();
    expect(await work).toEqual(["takenBack", "takenBack", "takenBack"]);
    expect([waitingSaves.count(), send.mock.calls.length]).toEqual([0, 0]);
  });

  it("is sent again when it was cut off, if the platform knows it by its number", async () => {
    let tries = 0;
    const cut = async () => {
      tries += 1;
      if (tries > 1) return "stored";
      setOnline(false);
      throw cutOff();
    };
    const saved = sendSave(true, cut);
    await vi.waitFor(() => expect(waitingSaves.count()).toBe(1));
    setOnline(true);
    expect(await saved).toBe("stored");
  });

  it.each([
    ["it has no number", false, {}],
    ["the platform knows no numbers", true, { can: [] }],
  ])("is not sent again when it was cut off and %s", async (_, isNumbered, config) => {
    setConfig(readConfig(JSON.stringify(config)));
    const cut = async () => {
      setOnline(false);
      throw cutOff();
    };
    expect(await reasonOf(sendSave(isNumbered, cut))).toBe("network");
  });
});

describe("a save of a page that is older than the console on the server", () => {
  it("says so, however it was refused", async () => {
    serve("/assets/two.js");
    for (const code of [404, 406, 500]) {
      waitingSaves.setOld(false);
      expect(await reasonOf(sendSave(true, async () => Promise.reject(refused(code))))).toBe("renewed");
      expect(waitingSaves.isOld()).toBe(true);
    }
  });

  it("is refused as it is when the page is not older, or when an old page would be refused the same way", async () => {
    expect(await reasonOf(sendSave(true, async () => Promise.reject(refused(404))))).toBe("answer");
    serve("/assets/two.js");
    expect(await reasonOf(sendSave(true, async () => Promise.reject(refused(513))))).toBe("answer");
    expect(waitingSaves.isOld()).toBe(false);
  });
});
