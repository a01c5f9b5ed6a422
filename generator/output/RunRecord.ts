// What the last run left, kept in node_modules/.cache: it saves work and names causes, and never decides what is right.
import { cacheOf } from "../layout";
import { readText, writeWhole } from "./disk";
import { outputsFingerprint } from "./fingerprint";
import { type Memory, NO_MEMORY } from "./Memory";

const FILE = "generated.json";
/** Raised when the shape below changes. */
const SHAPE = 2;

export interface RunRecord {
  readonly shape: typeof SHAPE;
  /** Fingerprint of the generator that made the drafts. */
  readonly tool: string;
  /** Path -> hash of what was to be printed, and of what was written. */
  readonly files: Readonly<Record<string, { readonly draft: string; readonly output: string }>>;
  readonly memory: Memory;
  /** Fingerprints of inputs and outputs that belong together, and the words about them. */
  readonly clean: { readonly inputs: string; readonly outputs: string; readonly summary: string } | null;
}

export const NO_RECORD: RunRecord = { shape: SHAPE, tool: "", files: {}, memory: NO_MEMORY, clean: null };

const isRecord = (value: unknown): value is RunRecord =>
  typeof value === "object" && value !== null && "shape" in value && value.shape === SHAPE;

/** The record of the last run; an empty one when there is none, or it cannot be read. */
export const readRecord = (root: string): RunRecord => {
  try {
    const value: unknown = JSON.parse(readText(cacheOf(root), FILE) ?? "null");
    return isRecord(value) ? value : NO_RECORD;
  } catch {
    return NO_RECORD;
  }
};

/** The record as far as it may save work: not at all where continuous integration asks for the truth. */
export const trusted = (record: RunRecord): RunRecord => (isContinuousIntegration() ? NO_RECORD : record);

export const isContinuousIntegration = (): boolean => !["", "0", "false"].includes(process.env.CI ?? "");

export const writeRecord = (root: string, record: RunRecord): void =>
  writeWhole(cacheOf(root), FILE, JSON.stringify(record));

const cleanOf = (inputs: string, files: RunRecord["files"], summary: string): RunRecord["clean"] => ({
  inputs,
  outputs: outputsFingerprint(Object.entries(files).map(([path, { output }]) => [path, output])),
  summary,
});

/** What to keep of a run whose files stand on disk as planned; `inputs` is null when nobody knows what they are by now. */
export const recordOf = (
  tool: string,
  inputs: string | null,
  { files, memory, summary }: Pick<RunRecord, "files" | "memory"> & { readonly summary: string },
): RunRecord => ({
  shape: SHAPE,
  tool,
  files,
  memory,
  clean: inputs === null ? null : cleanOf(inputs, files, summary),
});
