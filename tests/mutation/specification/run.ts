// npm run mutate -- specification: breaks the sentences of the specification, and lists the sentences whose break no
// listed test notices.
//   npm run mutate -- specification all
//   npm run mutate -- specification 9 "7. /mall" 3-entities only a point, a sentence, a test file
//   npm run mutate -- specification --without=journey without the slow journeys
//   npm run mutate -- specification --sample=20 --seed=2 20 sentences, chosen by the seed
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Breakage, fileOf } from "./Breakage";
import { breakages } from "./breakages";
import { MutatedCopy } from "./Copy";
import { batchesOf, Judge, type BreakageVerdict } from "./judge";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const OUTPUT = join(ROOT, "tests", "mutation", "output");

/** How many seconds a run of a test file takes on two cores. */
const secondsOf = (file: string): number => {
  if (file.includes(".journey.")) return 150;
  return file.endsWith("contract.test.ts") ? 60 : 8;
};

const given = (words: readonly string[], name: string): string | undefined =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const namedBy = (word: string, { sentence, noticed }: Breakage): boolean =>
  `${sentence.point}. ${sentence.text}`.startsWith(/^\d$/.test(word) ? `${word}. ` : word) || noticed.includes(word);

/** The same seed chooses the same sentences. */
const sample = (all: readonly Breakage[], size: number, seed: number): readonly Breakage[] => {
  let state = seed;
  const lots = all.map((one) => {
    state = (state * 48_271) % 2_147_483_647;
    return { one, lot: state };
  });
  return lots
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, size)
    .map(({ one }) => one);
};

const chosenBy = (words: readonly string[]): readonly Breakage[] => {
  const names = words.filter((word) => !word.startsWith("--"));
  const without = given(words, "without");
  const found = breakages.filter(
    (one) =>
      (names.length === 0 || names.some((name) => namedBy(name, one))) &&
      !(without !== undefined && fileOf(one).includes(without)),
  );
  if (found.length === 0) throw new Error(`No breakage is named by ${words.join(" ")}.`);
  const size = Number(given(words, "sample") ?? "0");
  return size > 0 ? sample(found, size, Number(given(words, "seed") ?? "1")) : found;
};

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
const rowOf = ({ breakage, is, why }: BreakageVerdict): string =>
  `| ${[`${breakage.sentence.point}. ${breakage.sentence.text}`, breakage.bug, `${breakage.noticed}: ${breakage.by}`, `${is} ${why.slice(0, 300)}`].map(cell).join(" | ")} |`;

const report = (verdicts: readonly BreakageVerdict[], seconds: number): string => {
  const of = (is: BreakageVerdict["is"]) => verdicts.filter((one) => one.is === is);
  const head = ["", "| sentence | breakage | test | |", "|---|---|---|---|"];
  const open = [...of("survived"), ...of("no proof")];
  return [
    `# ${verdicts.length} breakages: ${of("killed").length} killed, ${of("survived").length} survived, ${of("no proof").length} without a proof, in ${seconds} s`,
    ...(open.length === 0 ? [] : ["", "## Survivors", ...head, ...open.map(rowOf)]),
    "",
    "## All",
    ...head,
    ...verdicts.map(rowOf),
    "",
  ].join("\n");
};

export const run = async (words: readonly string[]): Promise<void> => {
  const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
  const chosen = chosenBy(words);
  const groups = [...new Set(chosen.map(fileOf))].map((file) => {
    const all = chosen.filter((one) => fileOf(one) === file);
    return { file, all, batches: batchesOf(all, read) };
  });
  const runs = groups.reduce((sum, { file, batches }) => sum + (batches.length + 1) * secondsOf(file), 0);
  console.log(`${chosen.length} breakages. This takes about ${Math.ceil(runs / 60)} minutes on two cores.`);
  const begun = Date.now();
  const verdicts: BreakageVerdict[] = [];
  const place = join(OUTPUT, "specification.md");
  mkdirSync(OUTPUT, { recursive: true });
  const secondsSince = () => Math.round((Date.now() - begun) / 1000);
  const keep = (verdict: BreakageVerdict): void => {
    verdicts.push(verdict);
    const { is, breakage } = verdict;
    if (is !== "killed") console.log(`${is}: ${breakage.sentence.text}\n  ${breakage.bug}\n  ${verdict.why}`);
    writeFileSync(place, report(verdicts, secondsSince()));
  };
  const copy = new MutatedCopy(ROOT);
  try {
    for (const { file, all, batches } of groups) {
      const judge = new Judge(copy, file, all, keep);
      const sound = await judge.begin(all);
      for (const batch of batches) await judge.judge(batch.filter((one) => sound.includes(one)));
      console.log(`${secondsSince()} s: ${file}, ${all.length} breakages`);
    }
  } finally {
    await copy.close();
  }
  console.log(report(verdicts, secondsSince()).split("\n## All")[0]);
  console.log(`Each breakage: ${place}`);
  // Vitest has already set an exit code, because tests failed on purpose.
  process.exitCode = verdicts.every(({ is }) => is === "killed") ? 0 : 1;
};
