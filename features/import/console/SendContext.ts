import type { Importer } from "../../../src/framework/wire/contract";
import type { CallingDataProvider } from "../../../src/framework/resource/useCallingDataProvider";
import type { ImportMode } from "./ImportPlan";

export interface AnnouncedCounts {
  /** Identifies this import on the platform, even after an interruption. */
  readonly task: string;
  /** The name of the file, and its headers. */
  readonly name: string;
  readonly header: readonly string[];
  /** The number of all good rows. */
  readonly total: number;
  /** The number of invalid rows in the file. */
  readonly bad: number;
  /** Allows the platform to import in the background. */
  readonly later: 1;
  /** Default: rows only add records. */
  readonly mode?: ImportMode;
}

export interface SendContext {
  readonly dataProvider: CallingDataProvider;
  readonly importer: Importer;
  /** The numbers that are sent with each batch. */
  readonly announced: AnnouncedCounts;
  /** The message for refused fields; `fields`: field -> message key. */
  reasonOf(fields: Readonly<Record<string, unknown>>, message: string): string;
}
