// The record of the last run, in node_modules/.cache. It saves work and explains differences, but changes no result.
import { cacheFolderOf } from "../layout";
import { readText, writeAtOnce } from "./disk";
import { inputsFingerprint, outputsFingerprint, readOutputHashes, toolFingerprint } from "./fingerprint";

const FILE = "generated.json";
/** Increase this when the shape of RunRecord changes. */
const SHAPE = 3;

export interface RunRecord {
  readonly shape: typeof SHAPE;
  /** The fingerprint of the generator that made the files. */
  readonly tool: string;
  /** By path: the hash of what the file was printed from, and the hash of its text. */
  readonly files: Readonly<Record<string, { readonly draft: string; readonly output: string }>>;
  /** The last run without differences: fingerprints of inputs and outputs, and its summary. */
  readonly clean: { readonly inputs: string; readonly outputs: string; readonly summary: string } | null;
}

export const EMPTY_RECORD: RunRecord = { shape: SHAPE, tool: "", files: {}, clean: null };

const isRunRecord = (value: unknown): value is RunRecord =>
  typeof value === "object" && value !== null && "shape" in value && value.shape === SHAPE;

/** The record of the last run; an empty one if it is missing or unreadable. */
export const readRunRecord = (root: string): RunRecord => {
  try {
    const value: unknown = JSON.parse(readText(cacheFolderOf(root), FILE) ?? "null");
    return isRunRecord(value) ? value : EMPTY_RECORD;
  } catch {
    return EMPTY_RECORD;
  }
};

/** In continuous integration, an empty record. Everything is then printed again. */
export const recordUnlessCi = (record: RunRecord): RunRecord => (isContinuousIntegration() ? EMPTY_RECORD : record);

const isContinuousIntegration = (): boolean => !["", "0", "false"].includes(process.env.CI ?? "");

export const writeRunRecord = (root: string, record: RunRecord): void =>
  writeAtOnce(cacheFolderOf(root), FILE, JSON.stringify(record));

const cleanOf = (inputs: string, files: RunRecord["files"], summary: string): RunRecord["clean"] => ({
  inputs,
  outputs: outputsFingerprint(Object.entries(files).map(([path, { output }]) => [path, output])),
  summary,
});

/** The record of a run that wrote its files as planned. `inputs` is null if they may have changed meanwhile. */
export const recordOfRun = (
  tool: string,
  inputs: string | null,
  { files, summary }: Pick<RunRecord, "files"> & { readonly summary: string },
): RunRecord => ({
  shape: SHAPE,
  tool,
  files,
  clean: inputs === null ? null : cleanOf(inputs, files, summary),
});

/** The summary of the last run without differences; null if anything has changed since. */
export const readCleanSummary = (root: string): string | null => {
  const { clean } = readRunRecord(root);
  if (clean === null || isContinuousIntegration()) return null;
  const isSame =
    outputsFingerprint(readOutputHashes(root)) === clean.outputs &&
    inputsFingerprint(root, toolFingerprint()) === clean.inputs;
  return isSame ? clean.summary : null;
};
