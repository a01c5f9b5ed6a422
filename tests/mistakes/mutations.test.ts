// Whatever a definition says, the generator ends with problems or with code that can be printed, never with a bug.
// FULL=1 makes 20,000 changes. A failure names its seed: SEED=n repeats it.
import { describe, expect, it } from "vitest";
import { authorChecks } from "../../authoring/checks";
import { loadModelFrom } from "../../generator";
import { locateProblems } from "../../generator/definition/locateProblems";
import type { Complaint } from "../../generator/definition/Problem";
import { readSources } from "../../generator/definition/readSources";
import { emitFiles } from "../../generator/emitters";
import { loadPrinter, printableOf } from "../../generator/printing";
import { givenSeed, repetitions } from "../effort";
import { createDraw, mutate } from "./mutate";

const ROOT = "examples/clinic";
const base = readSources(ROOT);
const print = loadPrinter();
const same = (text: string): string => text;

const filesOf = (model: NonNullable<ReturnType<typeof loadModelFrom>["model"]>) =>
  [...emitFiles(model)].map(printableOf);

const sound = loadModelFrom(base.files, base.written, same);
const known = new Set((sound.model === null ? [] : filesOf(sound.model)).map((file) => JSON.stringify(file)));

/** Runs the generator like `pilothouse generate`. Answers how it ended. */
const run = async (seed: number): Promise<"refused" | "printed"> => {
  const draw = createDraw(seed);
  const changed = draw(base.files.length);
  const files = base.files.map(({ path, text }, index) => ({
    path,
    text: index === changed ? mutate(text, draw) : text,
  }));
  const sources = { ...base, files };
  const complaints: Complaint[] = [];
  const complain = (complaint: Complaint) => void complaints.push(complaint);
  authorChecks.files(ROOT, sources, complain);
  const { model, problems } = loadModelFrom(files, base.written, same);
  if (model !== null) authorChecks.model({ root: ROOT, sources, model, readHandled: () => new Map() }, complain);
  const all = [...problems, ...locateProblems(files, complaints)];
  for (const { fix, message, where } of all) {
    expect(message).not.toBe("");
    expect(fix).not.toBe("");
    expect(where.line).toBeGreaterThan(0);
  }
  if (model === null || all.length > 0) return "refused";
  await (
    await print
  )(filesOf(model).filter((file) => !known.has(JSON.stringify(file))));
  return "printed";
};

describe("a definition that was changed at random", () => {
  it("is refused or printed, and is never a bug of the generator", async () => {
    expect(known.size).toBeGreaterThan(100);
    const first = givenSeed ?? 1;
    const bugs: string[] = [];
    const ends = { refused: 0, printed: 0 };
    for (let seed = first; seed < first + repetitions(100, 20_000); seed += 1)
      await run(seed).then(
        (end) => (ends[end] += 1),
        (error: unknown) => bugs.push(`SEED=${seed}: ${error instanceof Error ? error.stack : String(error)}`),
      );
    expect(bugs.slice(0, 5)).toEqual([]);
    expect(ends.refused).toBeGreaterThan(ends.printed);
    expect(ends.printed).toBeGreaterThan(0);
  }, 3_600_000);
});
