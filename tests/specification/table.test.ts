// docs/specification.md says which test proves which sentence of the specification. UPDATE=1 writes this file.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFiles } from "../architecture/sources";
import { containsTests, titlesOf } from "../architecture/titles";
import {
  INTRODUCTION,
  NOTHING_TO_PROVE,
  UNPROVEN_PREFIX,
  points,
  type Proof,
  type Sentence,
  sentences,
} from "./sentences";

const DOCUMENT = join(import.meta.dirname, "..", "..", "docs", "specification.md");
const OWN = "tests/specification/table.test.ts";

/** The form of the title: `8. "404 …": what is shown` */
const TITLE = /^(\d)\. "([\s\S]+?)": ([\s\S]+)$/;

/**
 * In a title that is used for several sentences, each sentence replaces this text. sentences.md names the test for each
 * sentence.
 */
const EACH = "$text";

const tests = projectFiles
  .filter((file) => /^tests\/specification\/.*\.(?:test|journey)\.ts$/.test(file) && file !== OWN)
  .toSorted()
  .flatMap((file) =>
    titlesOf(file)
      .filter(({ isTest }) => isTest)
      .flatMap(({ filled }) => filled.map((title) => ({ file, title }))),
  );

/** Whether a title names this sentence, or several successive sentences of its list item. */
const isNamed = ({ point, text, item }: Sentence, title: string): boolean => {
  const [, number, quoted = ""] = TITLE.exec(title) ?? [];
  if (Number(number) !== point) return false;
  return quoted === text || (item.join(" ").includes(quoted) && quoted.split(/(?<=\.) /).includes(text));
};

const proofsOf = (sentence: Sentence): readonly Proof[] =>
  [...tests.filter(({ title }) => isNamed(sentence, title)), ...sentence.proofs].map(({ file, title }) => ({
    file,
    title: TITLE.exec(title)?.[3] ?? title,
  }));

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll(/ +/g, " ");
const rowOf = (sentence: Sentence): string => {
  const titles = new Map<string, Set<string>>();
  for (const { file, title } of proofsOf(sentence)) titles.set(file, (titles.get(file) ?? new Set()).add(cell(title)));
  const proofs = [...titles].map(([file, of]) => `\`${file}\`: ${[...of].join("; ")}`);
  const mark = sentence.mark === null ? [] : [cell(sentence.mark)];
  return `| ${cell(sentence.text)} | ${[...proofs, ...mark].join("<br>")} |`;
};

const document = (): string =>
  [
    "# The specification and its proofs",
    "",
    "Which test proves which sentence of the specification, and [where the product differs from it](#deviations). Generated from `sentences.md` and `deviations.md` in `tests/specification`, and from the titles of the tests there:",
    "`UPDATE=1 npx vitest run tests/specification/table.test.ts`. A sentence that introduces a list is proved by what follows it.",
    "",
    "For each sentence, `npm run mutate -- specification` breaks what the sentence says in a copy of the project, and runs the listed test. It then lists the breakages that the tests did not notice: see [testing](testing.md#broken-sentences).",
    ...points.flatMap((point) => [
      "",
      `## ${point.heading}`,
      "",
      "| sentence | proof |",
      "|---|---|",
      ...point.sentences.map(rowOf),
    ]),
    "",
    readFileSync(join(import.meta.dirname, "deviations.md"), "utf8"),
  ].join("\n");

describe("the proofs of the specification", () => {
  it("are of all nine points", () => {
    expect(points.map(({ point }) => point)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sentences.length).toBeGreaterThan(320);
  });

  it("name a sentence that is there", () => {
    const isProof = (test: Proof): boolean =>
      test.title.includes(`"${EACH}"`)
        ? sentences.some(({ proofs }) => proofs.some(({ file, title }) => file === test.file && title === test.title))
        : sentences.some((sentence) => isNamed(sentence, test.title));
    const lost = tests.filter((test) => !isProof(test));
    expect(lost.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it("are tests that exist and run", () => {
    const named = sentences.flatMap(({ proofs }) => proofs);
    const lost = named.filter(
      ({ file, title }) =>
        !projectFiles.includes(file) ||
        !titlesOf(file).some(({ written }) => written === title) ||
        !containsTests(file),
    );
    expect(lost.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
    expect(tests.map(({ file }) => file).filter((file) => !containsTests(file))).toEqual([]);
  });

  it("exist, or the sentence says why it needs no proof", () => {
    const isMarked = ({ mark }: Sentence) =>
      mark === INTRODUCTION || mark === NOTHING_TO_PROVE || mark?.startsWith(UNPROVEN_PREFIX) === true;
    const bare = sentences.filter((sentence) => proofsOf(sentence).length === 0 && !isMarked(sentence));
    expect(bare.map(({ point, text }) => `${point}. ${text}`)).toEqual([]);
    expect(sentences.filter((sentence) => sentence.mark !== null && !isMarked(sentence))).toEqual([]);
    const both = sentences.filter((sentence) => sentence.mark === NOTHING_TO_PROVE && proofsOf(sentence).length > 0);
    expect(both.map(({ text }) => text)).toEqual([]);
  });

  it("are listed in docs/specification.md", () => {
    if (process.env.UPDATE) writeFileSync(DOCUMENT, document());
    expect(readFileSync(DOCUMENT, "utf8")).toBe(document());
  });
});
