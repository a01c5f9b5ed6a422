import { runInWorker } from "../../../platform/framework/workers/inWorker";
import type { workbookLimits } from "./workbookLimits";

interface SheetFiles {
  /** The path of the workbook. */
  readonly file: string;
  /** The path for its rows: each line is `[number, cells]` as JSON. */
  readonly rows: string;
}

const ENTRY = "features/sheets/platform/readSheet.worker.ts";

/**
 * Reads a workbook in a worker thread. Answers the limit that refused it, as `{ limit, max }`, or nothing.
 *
 * @throws WorkerTerminated
 */
export const readSheet = (
  files: SheetFiles,
  limits: ReturnType<typeof workbookLimits>,
  signal?: AbortSignal,
): Promise<unknown> =>
  runInWorker(ENTRY, { ...files, limits }, { timeout: limits.time * 2, memory: limits.memory, signal });
