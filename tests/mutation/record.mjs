// What is known of each mutant, one line of JSON as soon as it is judged, so that a run that was stopped goes on where it was.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
export const output = join(root, "tests", "mutation", "output");

const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Stryker works in a copy; what is judged belongs to the file as it was. */
const inProject = (file) => {
  const text = file.replaceAll("\\", "/");
  const at = /\/sandbox-[^/]+\//.exec(text);
  return at ? text.slice(at.index + at[0].length) : relative(root, file).replaceAll("\\", "/");
};

const texts = new Map();
const textOf = (file) => {
  if (!texts.has(file)) texts.set(file, digest(readFileSync(join(root, file), "utf8")));
  return texts.get(file);
};

/** A mutant is another one as soon as anything in its file has changed. */
export const identify = ({ fileName, location, mutatorName, replacement }) => {
  const file = inProject(fileName);
  const { start, end } = location;
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
  return {
    file,
    place,
    mutatorName,
    replacement,
    id: digest([file, textOf(file), place, mutatorName, replacement].join("\n")),
  };
};

/** A number from 0 to 1 that follows from the seed, the file and the position, not from the text of the file. */
export const lotOf = (seed, { file, place, mutatorName, replacement }) =>
  Number.parseInt(digest([seed, file, place, mutatorName, replacement].join("\n")).slice(0, 8), 16) / 0xffffffff;

const fileFor = (part) => join(output, `${part}.jsonl`);

/** What was judged of a part, the last word of each mutant. */
export const readRecord = (part) => {
  const file = fileFor(part);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.id, one]));
};

export const addToRecord = (part, judged) => {
  mkdirSync(output, { recursive: true });
  appendFileSync(fileFor(part), `${JSON.stringify(judged)}\n`);
};

export const writeRecord = (part, all) => {
  mkdirSync(output, { recursive: true });
  writeFileSync(fileFor(part), all.map((one) => `${JSON.stringify(one)}\n`).join(""));
};
