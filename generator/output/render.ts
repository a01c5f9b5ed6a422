// Every file the Model becomes, printed where that is not already known to stand on disk. Nothing is written here:
// when one file cannot be printed, none is.
import { type GeneratedFile, loadPrinter } from "../printing";
import { draftOf } from "./draftOf";
import { hash } from "./hash";
import type { Plan, PlannedFile } from "./Plan";
import type { RunRecord } from "./RunRecord";

/** A file that is not TypeScript: its text is already whole. */
export interface PlainFile {
  readonly path: string;
  readonly text: string;
}

export interface Sources {
  readonly files: readonly GeneratedFile[];
  readonly plain: readonly PlainFile[];
  /** What is known already; an empty record prints everything. */
  readonly record: RunRecord;
  readonly tool: string;
  /** Path -> hash of what stands there. */
  readonly disk: ReadonlyMap<string, string>;
}

type Slot = { readonly file: GeneratedFile; readonly draft: string; readonly output: string | null };

const known = ({ record, tool }: Sources, path: string, draft: string): string | null => {
  const entry = record.tool === tool ? record.files[path] : undefined;
  return entry?.draft === draft ? entry.output : null;
};

/** Files printed at a time: enough to keep the formatter's threads busy, few enough to keep memory low. */
const BATCH = 16;

const printAll = async (slots: readonly Slot[]): Promise<readonly PlannedFile[]> => {
  if (slots.length === 0) return [];
  const print = await loadPrinter();
  const files: PlannedFile[] = [];
  for (let start = 0; start < slots.length; start += BATCH) {
    const batch = slots.slice(start, start + BATCH).map(async ({ file, draft }): Promise<PlannedFile> => {
      const text = await print(file);
      return { path: file.path, draft, output: hash(text), text };
    });
    files.push(...(await Promise.all(batch)));
  }
  return files;
};

export const render = async (sources: Sources): Promise<Plan> => {
  const slots = sources.files.map((file): Slot => {
    const draft = draftOf(file);
    const output = known(sources, file.path, draft);
    return { file, draft, output: output !== null && sources.disk.get(file.path) === output ? output : null };
  });
  const standing = slots.flatMap(({ file, draft, output }): readonly PlannedFile[] =>
    output === null ? [] : [{ path: file.path, draft, output, text: null }],
  );
  const printed = await printAll(slots.filter(({ output }) => output === null));
  const plain = sources.plain.map(({ path, text }) => ({ path, draft: "", output: hash(text), text }));
  return { files: [...standing, ...printed, ...plain], disk: sources.disk };
};
