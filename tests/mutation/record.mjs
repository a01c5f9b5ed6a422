// Stores the result of each mutant at once, as a line of JSON, so that a stopped run can continue.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
export const output = join(root, "tests", "mutation", "output");

const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Stryker works in a copy. Results belong to the original file. */
const inProject = (file) => {
  const text = file.replaceAll("\\", "/");
  const at = /\/sandbox-[^/]+\//.exec(text);
  return at ? text.slice(at.index + at[0].length) : relative(root, file).replaceAll("\\", "/");
};

/** Removes comment lines, so that changes of comments do not invalidate results. */
const isCode = (line) => !/^\s*(?:\/\/|\/\*|\*)/.test(line);

const texts = new Map();
const textOf = (file) => {
  if (!texts.has(file)) {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    // For each line, counted from 1: the number of code lines above it.
    const above = [0];
    for (const line of lines) above.push(above.at(-1) + (isCode(line) ? 1 : 0));
    texts.set(file, { digest: digest(lines.filter(isCode).join("\n")), above });
  }
  return texts.get(file);
};

const idOf = ({ file, spot, mutatorName, replacement }) =>
  digest([file, textOf(file).digest, spot, mutatorName, replacement].join("\n"));

/** `place` is for people. `spot` does not change with comments. `id` changes with any code of the file. */
export const identify = ({ fileName, location, mutatorName, replacement }) => {
  const file = inProject(fileName);
  const { above } = textOf(file);
  const { start, end } = location;
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
  const spot = `${above[start.line - 1]}:${start.column}-${above[end.line - 1]}:${end.column}`;
  const mutant = { file, place, spot, mutatorName, replacement };
  return { ...mutant, id: idOf(mutant) };
};

/** A number from 0 to 1 that depends on the seed, the file and the position, not on the text of the file. */
export const sampleNumberOf = (seed, { file, spot, mutatorName, replacement }) =>
  Number.parseInt(digest([seed, file, spot, mutatorName, replacement].join("\n")).slice(0, 8), 16) / 0xffffffff;

const fileFor = (part) => join(output, `${part}.jsonl`);

const isOfNow = (judged) => existsSync(join(root, judged.file)) && idOf(judged) === judged.id;

/** The last result of each mutant of a part, without mutants whose code has changed since. */
export const readRecord = (part) => {
  const file = fileFor(part);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const judged = lines.map((line) => JSON.parse(line)).filter(isOfNow);
  return new Map(judged.map((one) => [one.id, one]));
};

export const addToRecord = (part, judged) => {
  mkdirSync(output, { recursive: true });
  appendFileSync(fileFor(part), `${JSON.stringify(judged)}\n`);
};

export const writeRecord = (part, all) => {
  mkdirSync(output, { recursive: true });
  writeFileSync(fileFor(part), all.map((one) => `${JSON.stringify(one)}\n`).join(""));
};
