import { MINUTE } from "../wire/seconds";
import { inWorker } from "./inWorker";

export interface SheetOrder {
  /** The file with the rows: the cells of one row as JSON on each line. */
  readonly rows: string;
  /** The file to write. */
  readonly file: string;
  readonly format: "xlsx" | "csv";
  readonly title: string;
  readonly header: readonly string[];
  /** Whether people will fill the sheet in by hand, so that empty cells are formatted as text too. Default: false. */
  readonly typed?: boolean;
}

const LIMITS = { timeout: 10 * MINUTE * 1000, memory: 512 } as const;

/** Writes a sheet in a worker thread. Answers the size of the file in bytes. @throws WorkerEnded */
export const writeSheet = async (order: SheetOrder, signal: AbortSignal): Promise<number> =>
  Number(await inWorker("writeSheet", { ...order }, { ...LIMITS, signal }));
