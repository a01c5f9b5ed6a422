// Tests that nobody waits for the many requests of another sender.
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { Lanes } from "./Lanes";

const somebody = { key: "1", isVisitor: false };
const other = { key: "2", isVisitor: false };
const visitor = { key: "192.0.2.1", isVisitor: true };

/** Work that costs no time. */
const turn = <Result>(work: () => Promise<Result>) => ({
  work,
  checkAgain: () => undefined,
  charge: () => undefined,
});

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
    lanes.of(
      somebody,
      turn(async () => {
        working += 1;
        await promise;
      }),
    ),
  );
  await lanes.of(
    other,
    turn(async () => undefined),
  );
  expect(working).toBeLessThanOrEqual(6);
  end();
  await Promise.all(many);
  expect(working).toBe(50);
});

it("answers what an account asks for while a visitor has asked for much", async () => {
  const lanes = new Lanes();
  const done: string[] = [];
  const many = Array.from({ length: 50 }, () =>
    lanes.of(
      visitor,
      turn(async () => void done.push("visitor")),
    ),
  );
  await setImmediate();
  await lanes.of(
    somebody,
    turn(async () => void done.push("account")),
  );
  expect(done.indexOf("account")).toBeLessThan(3);
  await Promise.all(many);
  expect(done).toHaveLength(51);
});

it("refuses a visitor with too many waiting requests until some are done, and nobody else", async () => {
  const lanes = new Lanes();
  const { promise, end } = held();
  const many = Array.from({ length: 1004 }, () =>
    lanes.of(
      visitor,
      turn(() => promise),
    ),
  );
  await expect(
    lanes.of(
      visitor,
      turn(async () => "late"),
    ),
  ).rejects.toMatchObject({ code: 429, words: { seconds: 1 } });
  expect(
    await lanes.of(
      { ...visitor, key: "192.0.2.2" },
      turn(async () => "another"),
    ),
  ).toBe("another");
  end();
  await Promise.all(many);
  expect(
    await lanes.of(
      visitor,
      turn(async () => "again"),
    ),
  ).toBe("again");
});

it("goes on after work that fails", async () => {
  const lanes = new Lanes();
  const failing = Array.from({ length: 20 }, () =>
    lanes.of(
      somebody,
      turn(() => Promise.reject(new Error("no"))),
    ),
  );
  expect((await Promise.allSettled(failing)).every(({ status }) => status === "rejected")).toBe(true);
  expect(
    await lanes.of(
      somebody,
      turn(async () => "yes"),
    ),
  ).toBe("yes");
});

it("handles fewer requests at once for a sender whose requests cost much, and charges only their time", async () => {
  const lanes = new Lanes();
  let [begun, working, charged] = [0, 0, 0];
  const beside: number[] = [];
  const dear = {
    work: async () => {
      begun += 1;
      working += 1;
      if (begun > 6) beside.push(working);
      await sleep(100);
      working -= 1;
    },
    checkAgain: () => undefined,
    charge: (cost: number) => {
      charged += cost;
    },
  };
  const first = performance.now();
  await Promise.all(Array.from({ length: 12 }, () => lanes.of(somebody, dear)));
  expect(charged).toBeLessThanOrEqual(performance.now() - first);
  // Once the first request had ended, its cost was known. From then on, fewer requests ran at once.
  expect(beside.slice(-4).every((many) => many <= 2)).toBe(true);
});
