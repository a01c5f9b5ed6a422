import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setConfig } from "./config";
import { bearer } from "./calls";
import { fakePlatform, json } from "./fakePlatform";
import { send } from "./send";

const add = bearer.add("/cron/add", { name: "text" });

/** A platform that stores a row for every new request id, and loses this many of its answers. */
const storing = (lost: number) => {
  const rows = new Map<unknown, unknown>();
  let left = lost;
  fakePlatform({
    "/cron/add": ({ body }) => {
      const { request_id, ...row } = Object(body);
      if (!rows.has(request_id)) rows.set(request_id, row);
      left -= 1;
      if (left >= 0) throw new TypeError("the connection is gone");
      return json({ code: 200, data: rows.get(request_id) });
    },
  });
  return rows;
};

const save = (name: string) => send(add, { name }, { once: true });

describe("what makes a record", () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    setConfig(null);
  });

  it("makes one when the answer was lost and it is sent again", async () => {
    const rows = storing(2);
    await expect(save("A")).rejects.toMatchObject({ reason: "network" });
    await expect(save("A")).rejects.toMatchObject({ reason: "network" });
    await expect(save("A")).resolves.toMatchObject({ data: { name: "A" } });
    expect([...rows.values()]).toEqual([{ name: "A" }]);
  });

  it("makes another when something was changed, or when the first is known to be stored", async () => {
    const rows = storing(1);
    await expect(save("A")).rejects.toMatchObject({ reason: "network" });
    await save("B");
    await save("B");
    expect([...rows.values()]).toEqual([{ name: "A" }, { name: "B" }, { name: "B" }]);
  });

  it("is tried again after a refusal", async () => {
    const numbers: unknown[] = [];
    fakePlatform({
      "/cron/add": ({ body }) => {
        numbers.push(Object(body).request_id);
        return json({ code: 406, data: null });
      },
    });
    await expect(save("A")).rejects.toMatchObject({ reason: "answer" });
    await expect(save("A")).rejects.toMatchObject({ reason: "answer" });
    expect(new Set(numbers).size).toBe(2);
  });
});
