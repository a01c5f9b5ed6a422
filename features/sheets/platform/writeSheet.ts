import { MINUTE } from "../../../platform/framework/wire/seconds";
import { runInWorker } from "../../../platform/framework/workers/inWorker";

export interface SheetOrder {
  /** The path of the file with the rows: each line has the cells of one row as JSON. */
  readonly rows: string;
  /** The path of the file to write. */
  readonly file: string;
  readonly format: "xlsx" | "csv";
  readonly title: string;
  readonly header: readonly string[];
  /** Whether people will fill in the sheet, so that empty cells are formatted as text, too. Default: false. */
  readonly typed?: boolean;
}

const ENTRY = "features/sheets/platform/writeSheet.worker.ts";
const LIMITS = { timeout: 10 * MINUTE * 1000, memory: 512 } as const;

/** Writes a sheet in a worker thread. Answers the size of the file in bytes. @throws WorkerTerminated */
export const writeSheet = async (order: SheetOrder, signal: AbortSignal): Promise<number> =>
  Number(await runInWorker(ENTRY, { ...order }, { ...LIMITS, signal }));
