// The record of the last run in node_modules/.cache. It saves work and explains differences. Losing it changes no result.
import { cacheOf } from "../layout";
import { readText, writeWhole } from "./disk";
import { inputsFingerprint, outputsFingerprint, outputsOnDisk, toolFingerprint } from "./fingerprint";

const FILE = "generated.json";
/** Raise it when the shape of RunRecord changes. */
const SHAPE = 3;

export interface RunRecord {
  readonly shape: typeof SHAPE;
  /** Fingerprint of the generator that made the drafts. */
  readonly tool: string;
  /** Path -> hash of what the file was printed from, and hash of its text. */
  readonly files: Readonly<Record<string, { readonly draft: string; readonly output: string }>>;
  /** The last clean run: fingerprints of its inputs and outputs, and its summary. */
  readonly clean: { readonly inputs: string; readonly outputs: string; readonly summary: string } | null;
}

export const NO_RECORD: RunRecord = { shape: SHAPE, tool: "", files: {}, clean: null };

const isRunRecord = (value: unknown): value is RunRecord =>
  typeof value === "object" && value !== null && "shape" in value && value.shape === SHAPE;

/** The record of the last run; an empty one when there is none or it cannot be read. */
export const readRecord = (root: string): RunRecord => {
  try {
    const value: unknown = JSON.parse(readText(cacheOf(root), FILE) ?? "null");
    return isRunRecord(value) ? value : NO_RECORD;
  } catch {
    return NO_RECORD;
  }
};

/** Continuous integration trusts no record: it prints everything again. */
export const trustRecord = (record: RunRecord): RunRecord => (isContinuousIntegration() ? NO_RECORD : record);

const isContinuousIntegration = (): boolean => !["", "0", "false"].includes(process.env.CI ?? "");

export const writeRecord = (root: string, record: RunRecord): void =>
  writeWhole(cacheOf(root), FILE, JSON.stringify(record));

const cleanOf = (inputs: string, files: RunRecord["files"], summary: string): RunRecord["clean"] => ({
  inputs,
  outputs: outputsFingerprint(Object.entries(files).map(([path, { output }]) => [path, output])),
  summary,
});

/** The record of a run whose files are on disk as planned. `inputs` is null when they may have changed meanwhile. */
export const recordOf = (
  tool: string,
  inputs: string | null,
  { files, summary }: Pick<RunRecord, "files"> & { readonly summary: string },
): RunRecord => ({
  shape: SHAPE,
  tool,
  files,
  clean: inputs === null ? null : cleanOf(inputs, files, summary),
});

/** The summary of the last clean run; null where anything that it depended on has another content by now. */
export const readCleanSummary = (root: string): string | null => {
  const { clean } = readRecord(root);
  if (clean === null || isContinuousIntegration()) return null;
  const isSame =
    outputsFingerprint(outputsOnDisk(root)) === clean.outputs &&
    inputsFingerprint(root, toolFingerprint()) === clean.inputs;
  return isSame ? clean.summary : null;
};
