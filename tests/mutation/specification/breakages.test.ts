// Each sentence of the specification can be broken by `npm run mutate -- specification`, and the tables of breakages
// match the code.
import { expect, it } from "vitest";
import { projectFiles, readSource } from "../../architecture/sources";
import { INTRODUCTION, NOTHING_TO_PROVE, sentences } from "../../specification/sentences";
import { type Breakage, fileOf } from "./Breakage";
import { breakages } from "./breakages";

const nameOf = ({ sentence: { point, text }, bug }: Breakage): string => `${point}. ${text}: ${bug}`;
const rows = readSource("docs/specification.md").split("\n");

it("has a breakage of each sentence that says something", () => {
  const broken = new Set(breakages.map(({ sentence }) => sentence));
  const unbroken = sentences.filter(
    (one) => !broken.has(one) && one.mark !== INTRODUCTION && one.mark !== NOTHING_TO_PROVE,
  );
  expect(unbroken.map(({ point, text }) => `${point}. ${text}`)).toEqual([]);
});

it("breaks what occurs exactly once, and changes it", () => {
  const lost = breakages.filter(({ file, from, to }) => from === to || readSource(file).split(from).length !== 2);
  expect(lost.map(nameOf)).toEqual([]);
});

it("names tests that docs/specification.md lists for the sentence", () => {
  const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll(/ +/g, " ");
  const unlisted = breakages.filter(({ sentence, noticed }) => {
    const row = rows.find((one) => one.startsWith(`| ${cell(sentence.text)} |`) && one.includes(`\`${noticed}\``));
    return row === undefined;
  });
  expect(unlisted.map((one) => `${nameOf(one)} (${one.noticed})`)).toEqual([]);
  expect(breakages.map(fileOf).filter((file) => !projectFiles.includes(file))).toEqual([]);
});
