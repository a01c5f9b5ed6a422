// Tests that work on many rows lets others be answered meanwhile.
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { inSteps } from "./inSteps";

it("makes something of each row, in order, and lets others work after some hundreds of them", async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => at);
  let done = 0;
  const making = inSteps(rows, (row) => {
    done += 1;
    return row * 2;
  });
  await setImmediate();
  await setImmediate();
  expect(done).toBeLessThan(1000);
  expect(await making).toEqual(rows.map((row) => row * 2));
});

it("takes turns with other such work", async () => {
  const told: string[] = [];
  const work = (name: string) =>
    inSteps(
      Array.from({ length: 400 }, () => name),
      (one) => told.push(one),
    );
  await Promise.all([work("a"), work("b")]);
  expect([told[0], told[200], told[400], told[600]]).toEqual(["a", "b", "a", "b"]);
});
