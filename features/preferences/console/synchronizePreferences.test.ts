import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { createPreferences } from "../../../src/framework/preferences/preferences";
import { type RemotePreferences, type StoredPreferences, synchronizePreferences } from "./synchronizePreferences";

/** The preferences of one account on the platform. */
const platform = () => {
  const kept = new Map<string, StoredPreferences>();
  let failure: Error | null = null;
  const asked: string[] = [];
  const answer = (what: string): void => {
    asked.push(what);
    if (failure) throw failure;
  };
  const shelf: RemotePreferences = {
    async list() {
      answer("list");
      return [...kept.values()];
    },
    async put(name, value) {
      answer(`put ${name}`);
      kept.set(name, { name, value: structuredClone(value) });
    },
    async remove(name) {
      answer(`remove ${name}`);
      kept.delete(name);
    },
  };
  return {
    shelf,
    asked,
    fail: (error: Error | null) => (failure = error),
    value: (name: string) => kept.get(name)?.value,
    names: () => [...kept.keys()].toSorted(),
  };
};

const browser = (shelf: RemotePreferences, account = "anna") => {
  let left: Record<string, string> = {};
  return async (work: (store: ReturnType<typeof createPreferences>) => void | Promise<void>, after = 1500) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
    const store = createPreferences(account, true);
    const kept = synchronizePreferences(store, shelf);
    await vi.advanceTimersByTimeAsync(0);
    await work(store);
    await vi.advanceTimersByTimeAsync(after);
    kept.stop();
    left = { ...localStorage };
  };
};

const OFFLINE = new WireFailure({ reason: "network", code: 0, path: "/rest/preferences" });
const refused = (code: number) => new WireFailure({ reason: "answer", code, path: "/rest/preferences" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("preferences of one person in two browsers", () => {
  it("are sent once people pause, and found by the other; what belongs to a browser stays", async () => {
    const there = platform();
    const [office, home] = [browser(there.shelf), browser(there.shelf)];
    await office(async (store) => {
      store.setItem("kit.density", "compact");
      store.setItem("device.columns", { hidden: ["mac"] });
      store.setItem("device.columns", { hidden: ["mac", "ip"] });
      store.setItem("device.listParams", { page: 3 });
      await vi.advanceTimersByTimeAsync(900);
      expect(there.asked).toEqual(["list"]);
    });
    expect(there.asked).toEqual(["list", "put kit.density", "put device.columns"]);
    await home((store) => {
      expect(store.getItem("kit.density")).toBe("compact");
      expect(store.getItem("device.columns")).toEqual({ hidden: ["mac", "ip"] });
      expect(store.getItem("device.listParams")).toBeUndefined();
      store.removeItem("device.columns");
    });
    expect(there.names()).toEqual(["kit.density"]);
    const listener = vi.fn();
    await office((store) => {
      store.subscribe("kit.density", listener);
      expect(store.getItem("device.columns")).toBeUndefined();
      expect(store.getItem("device.listParams")).toEqual({ page: 3 });
    });
    expect(listener).not.toHaveBeenCalled();
  });

  it("are the last that was sent", async () => {
    const there = platform();
    const [office, home] = [browser(there.shelf), browser(there.shelf)];
    await office((store) => store.setItem("order.columns", "first"));
    await home(() => undefined);
    await office((store) => store.setItem("order.columns", "second"));
    // This browser cannot reach the platform, so it does not know the changes of the other browser.
    there.fail(OFFLINE);
    await home((store) => store.setItem("order.columns", "home"));
    there.fail(null);
    await office((store) => store.setItem("order.columns", "office"));
    await home(() => undefined);
    expect(there.value("order.columns")).toBe("home");
    await office((store) => expect(store.getItem("order.columns")).toBe("home"));
  });

  it("from before the platform kept any give way to what it keeps", async () => {
    const there = platform();
    const before = createPreferences("anna");
    before.setItem("device.columns", "first");
    synchronizePreferences(createPreferences("anna", true), there.shelf).stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(there.value("device.columns")).toBe("first");
    localStorage.clear();
    before.setItem("device.columns", "second");
    const store = createPreferences("anna", true);
    const kept = synchronizePreferences(store, there.shelf);
    await kept.flush();
    kept.stop();
    expect(store.getItem("device.columns")).toBe("first");
  });
});

describe("a platform that cannot be reached", () => {
  it("is tried again, and nothing is lost with the page", async () => {
    const there = platform();
    const office = browser(there.shelf);
    there.fail(OFFLINE);
    await office((store) => store.setItem("kit.density", "compact"));
    expect(there.names()).toEqual([]);
    await office(async (store) => {
      expect(store.getItem("kit.density")).toBe("compact");
      const asked = there.asked.length;
      await vi.advanceTimersByTimeAsync(4900);
      expect(there.asked.length).toBe(asked);
      there.fail(null);
      await vi.advanceTimersByTimeAsync(100);
      expect(there.value("kit.density")).toBe("compact");
      there.fail(refused(503));
      store.setItem("kit.density", "comfortable");
      await vi.advanceTimersByTimeAsync(1000);
      there.fail(null);
      window.dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(0);
      expect(there.value("kit.density")).toBe("comfortable");
    }, 0);
  });

  it("is tried ever more seldom, at last every five minutes", async () => {
    const there = platform();
    there.fail(OFFLINE);
    await browser(there.shelf)(async () => {
      const tried: number[] = [];
      for (const seconds of [5, 15, 60, 300, 300]) {
        await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
        tried.push(there.asked.length);
        await vi.advanceTimersByTimeAsync(1);
      }
      expect([...tried, there.asked.length]).toEqual([1, 2, 3, 4, 5, 6]);
    }, 0);
  });

  it("is sent at once what waits when the page is left", async () => {
    const there = platform();
    await browser(there.shelf)(async (store) => {
      store.setItem("kit.density", "compact");
      store.setItem("device.columns", "few");
      window.dispatchEvent(new Event("pagehide"));
      await vi.advanceTimersByTimeAsync(0);
      expect(there.names()).toEqual(["device.columns", "kit.density"]);
    }, 0);
  });

  it("is not sent again what it got when the page was left", async () => {
    const there = platform();
    const put = there.shelf.put;
    const deaf: RemotePreferences = {
      ...there.shelf,
      put: async (name, value) => {
        await put(name, value);
        return new Promise(() => undefined);
      },
    };
    const office = browser(deaf);
    await office((store) => store.setItem("kit.density", "compact"));
    await office((store) => expect(store.getItem("kit.density")).toBe("compact"));
    expect(there.asked).toEqual(["list", "put kit.density", "list"]);
  });

  it("is not asked again for what it refuses, and stops nothing else", async () => {
    const there = platform();
    vi.spyOn(console, "warn").mockReturnValue();
    const put = there.shelf.put;
    const shelf: RemotePreferences = {
      ...there.shelf,
      put: async (name, value) => {
        if (name !== "device.columns") return put(name, value);
        there.asked.push("refused");
        throw refused(413);
      },
    };
    await browser(shelf)(async (store) => {
      store.setItem("device.columns", "too large");
      store.setItem("kit.density", "compact");
      await vi.advanceTimersByTimeAsync(400_000);
      expect(store.getItem("device.columns")).toBe("too large");
    });
    expect(there.asked).toEqual(["list", "refused", "put kit.density"]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it.each([401, 404])("is left alone after %s", async (code) => {
    const there = platform();
    there.fail(refused(code));
    await browser(there.shelf)((store) => store.setItem("kit.density", "compact"), 400_000);
    expect(there.asked).toEqual(["list"]);
  });
});

it("keeps what is not to be shown at once for the next visit", async () => {
  const there = platform();
  await browser(there.shelf)((store) => store.setItem("locale", "zh-CN"));
  localStorage.clear();
  const store = createPreferences("anna", true);
  const listener = vi.fn();
  store.subscribe("locale", listener);
  const kept = synchronizePreferences(store, there.shelf, { isShown: () => false });
  await kept.flush();
  kept.stop();
  expect(listener).not.toHaveBeenCalled();
  expect(store.kept("locale")).toBe("zh-CN");
});

it("keeps the preferences of two accounts in one browser separate", async () => {
  const [annas, bobs] = [platform(), platform()];
  createPreferences("anna", true).setItem("kit.density", "compact");
  const bob = createPreferences("bob", true);
  const kept = synchronizePreferences(bob, bobs.shelf);
  bob.setItem("sidebar.mini", true);
  await vi.advanceTimersByTimeAsync(1500);
  kept.stop();
  expect(bobs.names()).toEqual(["sidebar.mini"]);
  const anna = synchronizePreferences(createPreferences("anna", true), annas.shelf);
  await anna.flush();
  anna.stop();
  expect(annas.names()).toEqual(["kit.density"]);
});
