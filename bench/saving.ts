// A definition saved while the dev server watches: from the save to files on disk.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { watchDefinitions } from "../generator/watch";
import { median, RUNS } from "./measure";
import type { Tree } from "./tree";

const WARM_UPS = 3;
const PAUSE_MS = 300;

/** Median milliseconds from the save until the generator has written. @throws what the generator says of a mistake */
export const timeSaves = async (tree: Tree): Promise<number> => {
  const probe = join(tree.root, tree.probe);
  const original = readFileSync(probe, "utf8");
  let done: () => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  const watching = await watchDefinitions(
    tree.root,
    ({ outcome }) => (outcome.exit === 0 ? done() : fail(new Error(outcome.lines.join("\n")))),
    (error) => fail(error),
  );
  const times: number[] = [];
  for (let index = 0; index < WARM_UPS + RUNS; index += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const start = performance.now();
    await new Promise<void>((resolve, reject) => {
      done = resolve;
      fail = reject;
      writeFileSync(probe, original.replace("max: 64", `max: ${200 + index}`));
    });
    if (index >= WARM_UPS) times.push(performance.now() - start);
  }
  watching.close();
  writeFileSync(probe, original);
  return median(times);
};
