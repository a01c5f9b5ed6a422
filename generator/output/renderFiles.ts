// Prints the files for the Model, except those that are already on disk. Writes nothing.
import { type GeneratedFile, type PrintableFile, printableOf, importsIn } from "../printing";
import { hash } from "./hash";
import type { PlannedFile } from "./Plan";
import { startPrinting } from "./PrintThread";
import type { RunRecord } from "./RunRecord";

/** A file that is not TypeScript. */
export interface PlainFile {
  readonly path: string;
  /** The hash of everything that the text depends on. */
  readonly draft: string;
  readonly print: () => string;
}

export interface PrintSources {
  readonly files: Iterable<GeneratedFile>;
  /** The record of known files. If it is empty, everything is printed. */
  readonly record: RunRecord;
  readonly tool: string;
  /** For a path: the hash of the file on disk. */
  readonly disk: ReadonlyMap<string, string>;
}

/** The file on disk if, by the record, printing would give the same text; otherwise null. */
const findUnchanged = ({ record, tool, disk }: PrintSources, path: string, draft: string): PlannedFile | null => {
  const entry = record.tool === tool ? record.files[path] : undefined;
  if (entry?.draft !== draft || disk.get(path) !== entry.output) return null;
  return { path, draft, output: entry.output, text: null };
};

/** The hash of everything that the printer gets for a file. */
const draftOf = ({ path, source, statements }: GeneratedFile): string => {
  const imports = new Set(statements.flatMap(importsIn).map(({ name, from, form }) => `${form} ${name} ${from}`));
  return hash(path, source, ...imports, ...statements.flatMap(({ form, name, value }) => [form, name, value.text]));
};

/** The number of files that are sent at once, and the maximum number of batches without an answer. */
const BATCH = 16;
const AHEAD = 2;

interface Drafted {
  readonly file: GeneratedFile;
  readonly draft: string;
}

/** Starts the thread that prints. Tests use a replacement. */
type Start = () => Promise<{ print(files: readonly PrintableFile[]): Promise<readonly string[]> }>;

const printAll = async (start: Start, drafted: readonly Drafted[]): Promise<readonly PlannedFile[]> => {
  const thread = await start();
  const texts = await thread.print(drafted.map(({ file }) => printableOf(file)));
  return drafted.flatMap(({ file: { path }, draft }, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ path, draft, output: hash(text), text }];
  });
};

/** Takes one file at a time from the emitters, so that not all files are in memory together. */
export async function* renderFiles(
  sources: PrintSources,
  plain: readonly PlainFile[],
  start: Start = startPrinting,
): AsyncGenerator<PlannedFile> {
  for (const { path, draft, print } of plain) {
    const found = findUnchanged(sources, path, draft);
    const text = found === null ? print() : "";
    yield found ?? { path, draft, output: hash(text), text };
  }
  const sent: Promise<readonly PlannedFile[]>[] = [];
  let batch: Drafted[] = [];
  const send = (): void => {
    const printed = printAll(start, batch);
    // Printing may fail before the promise is awaited. Without this line, Node would end the process.
    printed.catch(() => undefined);
    sent.push(printed);
    batch = [];
  };
  for (const file of sources.files) {
    const draft = draftOf(file);
    const found = findUnchanged(sources, file.path, draft);
    if (found !== null) yield found;
    else batch.push({ file, draft });
    if (batch.length >= BATCH) send();
    if (sent.length > AHEAD) yield* (await sent.shift()) ?? [];
  }
  if (batch.length > 0) send();
  for (const files of sent) yield* await files;
}
