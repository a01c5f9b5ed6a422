// Every file the Model becomes, printed where that is not already known to stand on disk. Nothing is written here:
// when one file cannot be printed, none is.
import { definitionOfOutput } from "../layout";
import { type GeneratedFile, loadPrinter } from "../printing";
import { draftOf } from "./draftOf";
import { hash } from "./hash";
import type { PlannedFile } from "./Plan";
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

/** Files printed at a time: enough to keep the formatter's threads busy, few enough to keep memory low. */
const BATCH = 12;

/** Draws one file after the other from the emitters, so that at no time the pieces of all of them are in memory. */
export const render = async (sources: Sources, plain: readonly PlainFile[]): Promise<readonly PlannedFile[]> => {
  const files: PlannedFile[] = plain.map(({ path, draft, print }) => {
    const found = known(sources, path, draft);
    if (found !== null) return found;
    const text = print();
    return { path, draft, output: hash(text), text };
  });
  let batch: Promise<PlannedFile>[] = [];
  const settle = async (): Promise<void> => {
    files.push(...(await Promise.all(batch)));
    batch = [];
  };
  for (const file of sources.files) {
    const draft = draftOf(file);
    const found = known(sources, file.path, draft);
    if (found !== null) files.push(found);
    else batch.push(printed(file, draft));
    if (batch.length >= BATCH) await settle();
  }
  await settle();
  return files;
};

const printed = async (file: GeneratedFile, draft: string): Promise<PlannedFile> => {
  const print = await loadPrinter();
  const text = await print(file);
  return { path: file.path, draft, output: hash(text), text };
};
