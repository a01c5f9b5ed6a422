// Saves a definition while the dev server watches. Measures the time until the generated files are written.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DefinitionChange, watchDefinitions } from "../authoring/generate/watch";
import { median, RUN_COUNT, withTimeLimit } from "./measure";
import type { BenchConsole } from "./tree";

const WARM_UPS = 3;
const PAUSE_MS = 300;
const LIMIT = 30;

/** Median milliseconds from the save until the files are written. @throws the output of a failed generator */
export const timeSaves = async (tree: BenchConsole): Promise<number> => {
  const probe = join(tree.root, tree.probe);
  const original = readFileSync(probe, "utf8");
  let onChange: (change: DefinitionChange) => void = () => {};
  let onBug: (reason: unknown) => void = () => {};
  const watching = await withTimeLimit(
    "the watcher to start",
    LIMIT,
    watchDefinitions(
      tree.root,
      (change) => onChange(change),
      (error) => onBug(error),
    ),
  );
  const save = (text: string): Promise<DefinitionChange> =>
    new Promise((resolve, reject) => {
      onChange = resolve;
      onBug = reject;
      writeFileSync(probe, text);
    });
  const times: number[] = [];
  for (let index = 0; index < WARM_UPS + RUN_COUNT; index += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const start = performance.now();
    const saved = save(original.replace(/max: \d+/, `max: ${200 + index}`));
    const { outcome } = await withTimeLimit(`the watcher to generate what follows from ${tree.probe}`, LIMIT, saved);
    if (index >= WARM_UPS) times.push(performance.now() - start);
    if (outcome.exit !== 0 || outcome.differences.length === 0) throw new Error(outcome.lines.join("\n"));
  }
  watching.close();
  writeFileSync(probe, original);
  return median(times);
};
