// Every file the Model becomes, printed where that is not already known to stand on disk. Nothing is written here:
// when one file cannot be printed, none is.
import { definitionOfOutput } from "../layout";
import { type GeneratedFile, printableOf } from "../printing";
import { draftOf } from "./draftOf";
import { hash } from "./hash";
import type { PlannedFile } from "./Plan";
import { startPrinting } from "./PrintThread";
import type { RunRecord } from "./RunRecord";

/** A file that is not TypeScript. */
export interface PlainFile {
  readonly path: string;
  /** Hash of all it follows from. */
  readonly draft: string;
  readonly print: () => string;
}

export interface Sources {
  readonly files: Iterable<GeneratedFile>;
  /** What is known already; an empty record prints everything. */
  readonly record: RunRecord;
  readonly tool: string;
  /** Path -> hash of what stands there. */
  readonly disk: ReadonlyMap<string, string>;
}

/** What a definition that did not change became, from the record. */
export const standing = (record: RunRecord, clean: ReadonlySet<string>): readonly PlannedFile[] => {
  if (clean.size === 0) return [];
  return Object.entries(record.files).flatMap(([path, { draft, output }]) =>
    clean.has(definitionOfOutput(path) ?? "") ? [{ path, draft, output, text: null }] : [],
  );
};

/** The file as it stands on disk, when the record knows that it is what would be printed. */
const known = ({ record, tool, disk }: Sources, path: string, draft: string): PlannedFile | null => {
  const entry = record.tool === tool ? record.files[path] : undefined;
  if (entry?.draft !== draft || disk.get(path) !== entry.output) return null;
  return { path, draft, output: entry.output, text: null };
};

/** Files sent at a time, and how many times before waiting for an answer: enough to keep the thread busy, and no more. */
const BATCH = 4;
const AHEAD = 6;

interface Drafted {
  readonly file: GeneratedFile;
  readonly draft: string;
}

const printAll = async (drafted: readonly Drafted[]): Promise<readonly PlannedFile[]> => {
  const thread = await startPrinting();
  const texts = await thread.print(drafted.map(({ file }) => printableOf(file)));
  return drafted.flatMap(({ file: { path }, draft }, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ path, draft, output: hash(text), text }];
  });
};

/** Draws one file after the other from the emitters, so that at no time the pieces of all of them are in memory. */
export async function* render(sources: Sources, plain: readonly PlainFile[]): AsyncGenerator<PlannedFile> {
  for (const { path, draft, print } of plain) {
    const found = known(sources, path, draft);
    const text = found === null ? print() : "";
    yield found ?? { path, draft, output: hash(text), text };
  }
  const sent: Promise<readonly PlannedFile[]>[] = [];
  let batch: Drafted[] = [];
  const send = (): void => {
    sent.push(printAll(batch));
    batch = [];
  };
  for (const file of sources.files) {
    const draft = draftOf(file);
    const found = known(sources, file.path, draft);
    if (found !== null) yield found;
    else batch.push({ file, draft });
    if (batch.length >= BATCH) send();
    if (sent.length > AHEAD) yield* (await sent.shift()) ?? [];
  }
  if (batch.length > 0) send();
  for (const files of sent) yield* await files;
}
