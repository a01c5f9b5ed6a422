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

const printed = async (slot: Slot, print: (file: GeneratedFile) => Promise<string>): Promise<PlannedFile> => {
  const text = await print(slot.file);
  return { path: slot.file.path, draft: slot.draft, output: hash(text), text };
};

export const render = async (sources: Sources): Promise<Plan> => {
  const slots = sources.files.map((file): Slot => {
    const draft = draftOf(file);
    const output = known(sources, file.path, draft);
    return { file, draft, output: output !== null && sources.disk.get(file.path) === output ? output : null };
  });
  const print = slots.some(({ output }) => output === null) ? await loadPrinter() : null;
  const files = await Promise.all(
    slots.map(async (slot): Promise<PlannedFile> =>
      slot.output === null && print !== null
        ? printed(slot, print)
        : { path: slot.file.path, draft: slot.draft, output: slot.output ?? "", text: null },
    ),
  );
  const plain = sources.plain.map(({ path, text }) => ({ path, draft: "", output: hash(text), text }));
  return { files: [...files, ...plain], disk: sources.disk };
};
