// Reads the sentences of the specification, with the notes about each of them in tests/specification/sentences.md.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const INTRODUCTION = "introduces what follows";
export const NOTHING_TO_PROVE = "says nothing to prove";
/** A note begins with this text if the product does not do something yet, or if no test shows it. */
export const UNPROVEN_PREFIX = "open: ";

export interface Proof {
  readonly file: string;
  readonly title: string;
}

export interface Sentence {
  readonly point: number;
  /** The bold words above the sentence, such as "Upload". */
  readonly group: string | null;
  readonly text: string;
  /** All sentences of the list item that contains this sentence. */
  readonly item: readonly string[];
  /** Why the proof of the sentence is missing or incomplete. Null if it is complete. */
  readonly mark: string | null;
  readonly proofs: readonly Proof[];
}

const SAID = /^\s*> (?:proved by ([\w./-]+): (.+)|(.+))$/;
const TABLE_HEAD = /^\|(?:-+\||\s*Route \|)/;

/** The points of the specification, with their headings. */
export const points: readonly {
  readonly point: number;
  readonly heading: string;
  readonly sentences: readonly Sentence[];
}[] = readFileSync(join(import.meta.dirname, "sentences.md"), "utf8")
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const point = Number.parseInt(heading, 10);
    return { point, heading, sentences: sentencesOf(point, lines) };
  });

export const sentences: readonly Sentence[] = points.flatMap((one) => one.sentences);

/** The sentences that the calling test file proves. sentences.md names the test file for each sentence. */
export const sentencesProvedBy = (name: string): readonly Sentence[] => {
  const found = sentences.filter(({ proofs }) => proofs.some(({ file }) => file.endsWith(`/${name}`)));
  if (found.length === 0) throw new Error(`no sentence names ${name}`);
  return found;
};

function sentencesOf(point: number, lines: readonly string[]): readonly Sentence[] {
  const found: { group: string | null; text: string; item: string[]; mark: string | null; proofs: Proof[] }[] = [];
  let group: string | null = null;
  let item: string[] = [];
  for (const line of lines) {
    const [, file, title, mark] = SAID.exec(line) ?? [];
    const last = found.at(-1);
    if (file !== undefined && title !== undefined) last?.proofs.push({ file, title });
    else if (mark !== undefined && last) last.mark = mark;
    else if (/^\*\*[^*]+\*\*$/.test(line)) group = line.replaceAll("*", "");
    else if (line.trim() !== "" && !TABLE_HEAD.test(line)) {
      const text = line.replace(/^\s*(?:- )?/, "");
      // A line without a dash continues the list item above.
      if (!/^ +\S/.test(line) || /^\s*- /.test(line)) item = [];
      item.push(text);
      found.push({ group, text, item, mark: null, proofs: [] });
    }
  }
  return found.map((one) => ({ point, ...one }));
}
