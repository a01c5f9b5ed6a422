// The fenced blocks of the documentation, as a reader follows them.
//
// A block with `title="resources/enums.yaml"` is that file. A YAML block is merged into a file that exists, unless it has
// `whole="yes"`. `in="definition fields"` says to which part of a file a fragment belongs, if the reader does not write it
// into a file. `skip="…"` says why a test does not run or compile a block.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMap, parse, parseDocument } from "yaml";

export interface Block {
  /** The document and the line, as in `docs/start.md:12`. */
  readonly at: string;
  readonly language: string;
  readonly title: string | null;
  readonly in: string | null;
  readonly skip: string | null;
  readonly isWhole: boolean;
  readonly text: string;
}

const FENCE = /^( *)```(\w*)([^\n]*)\n([\s\S]*?)^\1```$/gm;

export const blocksIn = (root: string, file: string): readonly Block[] => {
  const document = readFileSync(join(root, file), "utf8");
  return [...document.matchAll(FENCE)].map(
    ({ 1: indent = "", 2: language = "", 3: said = "", 4: text = "", index }) => {
      const mark = (name: string): string | null => new RegExp(`\\b${name}="([^"]*)"`).exec(said)?.[1] ?? null;
      return {
        at: `${file}:${document.slice(0, index).split("\n").length}`,
        language,
        title: mark("title"),
        in: mark("in"),
        skip: mark("skip"),
        isWhole: mark("whole") !== null,
        text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
      };
    },
  );
};

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The text of a YAML file with the values of another one: maps are merged, everything else is replaced. */
export const mergedYaml = (text: string, added: string): string => {
  const document = parseDocument(text);
  const merge = (path: readonly string[], value: unknown): void => {
    const isInMap = path.length === 0 || isMap(document.getIn(path, true));
    if (isPart(value) && isInMap) for (const [key, one] of Object.entries(value)) merge([...path, key], one);
    else document.setIn(path, document.createNode(value));
  };
  merge([], parse(added));
  return document.toString({ lineWidth: 0 });
};

/** Writes the file of a block. */
export const writeBlock = (folder: string, { title, language, isWhole, text }: Block): void => {
  if (title === null) return;
  const path = join(folder, title);
  mkdirSync(dirname(path), { recursive: true });
  const isMerged = language === "yaml" && !isWhole && existsSync(path);
  writeFileSync(path, isMerged ? mergedYaml(readFileSync(path, "utf8"), text) : text);
};

/** The commands of a block, without comments. */
export const commandsOf = ({ text }: Block): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/ #.*$/, "").trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
