// Prints the files that follow from the Model, except those that are on disk already. Writes nothing.
import { type GeneratedFile, type Printable, printableOf, usedBy } from "../printing";
import { hash } from "./hash";
import type { PlannedFile } from "./Plan";
import { startPrinting } from "./PrintThread";
import type { RunRecord } from "./RunRecord";

/** A file that is not TypeScript. */
export interface PlainFile {
  readonly path: string;
  /** Hash of everything that the text depends on. */
  readonly draft: string;
  readonly print: () => string;
}

export interface Sources {
  readonly files: Iterable<GeneratedFile>;
  /** The files that are known already. With an empty record, everything is printed. */
  readonly record: RunRecord;
  readonly tool: string;
  /** Path -> hash of the file on disk. */
  readonly disk: ReadonlyMap<string, string>;
}

/** The file on disk, when the record says that printing would give the same; else null. */
const findUnchanged = ({ record, tool, disk }: Sources, path: string, draft: string): PlannedFile | null => {
  const entry = record.tool === tool ? record.files[path] : undefined;
  if (entry?.draft !== draft || disk.get(path) !== entry.output) return null;
  return { path, draft, output: entry.output, text: null };
};

/** The hash of everything that the printer gets of a file. */
const draftOf = ({ path, source, statements }: GeneratedFile): string => {
  const imports = new Set(statements.flatMap(usedBy).map(({ name, from, form }) => `${form} ${name} ${from}`));
  return hash(path, source, ...imports, ...statements.flatMap(({ form, name, value }) => [form, name, value.text]));
};

/** How many files are sent at once, and how many batches before waiting for an answer. More of either takes memory only. */
const BATCH = 16;
const AHEAD = 2;

interface Drafted {
  readonly file: GeneratedFile;
  readonly draft: string;
}

/** Starts what prints; the thread, but for tests. */
type Start = () => Promise<{ print(files: readonly Printable[]): Promise<readonly string[]> }>;

const printAll = async (start: Start, drafted: readonly Drafted[]): Promise<readonly PlannedFile[]> => {
  const thread = await start();
  const texts = await thread.print(drafted.map(({ file }) => printableOf(file)));
  return drafted.flatMap(({ file: { path }, draft }, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ path, draft, output: hash(text), text }];
  });
};

/** Takes one file after the other from the emitters, so that the pieces of all files are never in memory together. */
export async function* render(
  sources: Sources,
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
    // A print may fail before it is awaited, and Node would end the process for that.
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
