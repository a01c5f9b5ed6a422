// Generates again and again while a developer works. Between two saves, it remembers what is on disk.
import { performance } from "node:perf_hooks";
import {
  BUSINESS_FILE,
  FEATURES_FOLDER,
  OUTPUT_FOLDERS,
  OVERRIDES_FOLDER,
  RESOURCES_FOLDER,
} from "../../generator/layout";
import type { Model } from "../../generator";
import { isFile, readText } from "../../generator/output/disk";
import { readOutputHashes, toolFingerprint } from "../../generator/output/fingerprint";
import { writeGenerated } from "../../generator/output/generate";
import { hash } from "../../generator/output/hash";
import type { CommandOutcome } from "../../generator/output/CommandOutcome";
import { readRunRecord, recordOfRun, writeRunRecord } from "../../generator/output/RunRecord";
import { watchTree } from "./watchTree";
import { authorChecks } from "../checks";
import { startPrinting } from "../../generator/output/PrintThread";

/** Milliseconds within which events count as one, because editors save in several steps. */
const SETTLE_MS = 5;
const RECORD_MS = 500;
/** Files in resources/ that the generator itself writes. */
const OWN = /\.(json|part)$/;

export interface DefinitionChange {
  readonly outcome: CommandOutcome;
  /** Null while a definition has a mistake. Nothing is written then. */
  readonly model: Model | null;
  /** The time from the first event until the files are on disk. */
  readonly milliseconds: number;
}

export interface DefinitionWatch {
  close(): void;
}

/** Reads all generated files once. Later runs read only changed files. */
const runner = (root: string) => {
  const tool = toolFingerprint();
  let record = readRunRecord(root);
  const disk = new Map(readOutputHashes(root));
  let pending: NodeJS.Timeout | undefined;
  const writeSoon = (write: () => void): void => {
    clearTimeout(pending);
    pending = setTimeout(write, RECORD_MS);
    pending.unref();
  };
  return async (touched: Iterable<string>): Promise<Omit<DefinitionChange, "milliseconds">> => {
    for (const path of touched) {
      const text = isFile(root, path) ? readText(root, path) : null;
      if (text === null) disk.delete(path);
      else disk.set(path, hash(text));
    }
    const { result, outcome } = await writeGenerated({
      root,
      tool,
      checks: authorChecks,
      last: record,
      known: record,
      disk,
    });
    if (outcome.exit === 0) {
      // The record has no fingerprint of the inputs, which may have changed. So the next check compares everything.
      record = recordOfRun(tool, null, result);
      for (const { path, wanted } of result.differences) if (wanted === null) disk.delete(path);
      for (const [path, { output }] of Object.entries(result.files)) disk.set(path, output);
      writeSoon(() => writeRunRecord(root, record));
    }
    return { outcome, model: result.model };
  };
};

/**
 * Generates once, and then whenever a file in resources/, src/overrides or features/, or the code of calls, is saved.
 * `onChange` is called after every run, even after one with mistakes. `onBug` is called if the generator itself failed.
 */
export const watchDefinitions = async (
  root: string,
  onChange: (change: DefinitionChange) => void,
  onBug: (error: unknown) => void,
): Promise<DefinitionWatch> => {
  const run = runner(root);
  const touched = new Set<string>();
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();
  const once = async (): Promise<void> => {
    const paths = [...touched];
    touched.clear();
    onChange({ ...(await run(paths)), milliseconds: performance.now() - since });
  };
  const enqueue = (): Promise<void> => (queue = queue.then(once).catch(onBug));
  const stops = [
    watchTree(
      root,
      [RESOURCES_FOLDER, OVERRIDES_FOLDER, FEATURES_FOLDER, ...(isFile(root, BUSINESS_FILE) ? [BUSINESS_FILE] : [])],
      (path) => {
        if (OWN.test(path)) return;
        if (timer === undefined) since = performance.now();
        clearTimeout(timer);
        timer = setTimeout(() => {
          timer = undefined;
          void enqueue();
        }, SETTLE_MS);
      },
    ),
  ];
  await enqueue();
  stops.push(watchTree(root, OUTPUT_FOLDERS, (path) => touched.add(path)));
  await startPrinting();
  return {
    close: () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
};
