// Tests that other work continues while many rows are processed.
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { mapInSteps, toJsonInSteps } from "./mapInSteps";

it("makes something of each row, in order, and lets others work after some hundreds of them", async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => at);
  let done = 0;
  const making = mapInSteps(rows, (row) => {
    done += 1;
    return row * 2;
  });
  await setImmediate();
  await setImmediate();
  expect(done).toBeLessThan(1000);
  expect(await making).toEqual(rows.map((row) => row * 2));
});

it("takes turns with other such work", async () => {
  const done: string[] = [];
  const work = (name: string) =>
    mapInSteps(
      Array.from({ length: 400 }, () => name),
      (one) => done.push(one),
    );
  await Promise.all([work("a"), work("b")]);
  expect([done[0], done[100], done[200], done[300]]).toEqual(["a", "b", "a", "b"]);
});

it("writes a long list as JSON like any other, and lets others work after some hundreds of its rows", async () => {
  let written = 0;
  const rows = Array.from({ length: 1001 }, (_, at) => ({
    toJSON: () => {
      written += 1;
      return { id: at, name: `摄像头 ${at}` };
    },
  }));
  const writing = toJsonInSteps(rows);
  await setImmediate();
  await setImmediate();
  expect(written).toBeLessThan(500);
  expect(Buffer.from(await writing).toString()).toBe(JSON.stringify(rows));
  expect(await toJsonInSteps(rows.slice(0, 3))).toBe(JSON.stringify(rows.slice(0, 3)));
});
