// Tests that nobody waits for the many requests of somebody else.
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { Lanes } from "./Lanes";

const somebody = { key: "1", isVisitor: false };
const other = { key: "2", isVisitor: false };
const visitor = { key: "192.0.2.1", isVisitor: true };

const held = () => {
  let end = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end: () => end() };
};

it("works on a few requests of one account at once, and on those of others meanwhile", async () => {
  const lanes = new Lanes();
  const { promise, end } = held();
  let working = 0;
  const many = Array.from({ length: 50 }, () =>
    lanes.of(somebody, async () => {
      working += 1;
      await promise;
    }),
  );
  await lanes.of(other, async () => undefined);
  expect(working).toBeLessThanOrEqual(6);
  end();
  await Promise.all(many);
  expect(working).toBe(50);
});

it("answers what an account asks for while a visitor has asked for much", async () => {
  const lanes = new Lanes();
  const told: string[] = [];
  const many = Array.from({ length: 50 }, () => lanes.of(visitor, async () => void told.push("visitor")));
  await setImmediate();
  await lanes.of(somebody, async () => void told.push("account"));
  expect(told.indexOf("account")).toBeLessThan(3);
  await Promise.all(many);
  expect(told).toHaveLength(51);
});

it("refuses a visitor whose requests are too many to wait, until some are done, and no other", async () => {
  const lanes = new Lanes();
  const { promise, end } = held();
  const many = Array.from({ length: 1004 }, () => lanes.of(visitor, () => promise));
  await expect(lanes.of(visitor, async () => "late")).rejects.toMatchObject({ code: 429, words: { seconds: 1 } });
  expect(await lanes.of({ ...visitor, key: "192.0.2.2" }, async () => "another")).toBe("another");
  end();
  await Promise.all(many);
  expect(await lanes.of(visitor, async () => "again")).toBe("again");
});

it("goes on after work that fails", async () => {
  const lanes = new Lanes();
  const failing = Array.from({ length: 20 }, () => lanes.of(somebody, () => Promise.reject(new Error("no"))));
  expect((await Promise.allSettled(failing)).every(({ status }) => status === "rejected")).toBe(true);
  expect(await lanes.of(somebody, async () => "yes")).toBe("yes");
});
