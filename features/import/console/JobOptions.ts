import type { CallingDataProvider } from "../../../src/framework/resource/useCallingDataProvider";
import type { Importer } from "../../../src/framework/wire/contract";
import type { KeySearch } from "./findKeys";
import type { ImportMode, ImportPlan, Mapping, StoredColumns, RowView } from "./ImportPlan";
import type { ReportSource } from "./createReportFile";

export interface JobOptions {
  /** The key of the stored import: account and resource. */
  readonly place: string;
  readonly plan: ImportPlan;
  /** The modes that the operator may choose. The first mode is preset. Default: only `add`. */
  readonly modes?: readonly ImportMode[];
  readonly importer: Importer;
  readonly dataProvider: CallingDataProvider;
  /** Stores the chosen fields of columns, for files with the same headers. */
  readonly recalled?: {
    read(): readonly StoredColumns[];
    keep(header: readonly string[], mapping: Mapping): void;
  };
  /** The paths of a resource's records, if their names are unique only within other records. */
  readonly pathsIn?: (resource: string) => KeySearch["pathsOf"];
  /** The message of an error. */
  troubleOf(error: unknown): string;
  reasonOf(fields: Readonly<Record<string, unknown>>, message: string): string;
  /**
   * The id of a running import of this resource by this account, if the platform stores imports. Null if there is none.
   */
  underWay(): Promise<string | null>;
  /** The messages of a wrong row. */
  wordsOf(row: RowView): string;
  /** The message of a stopped import, with its reason. */
  stoppedOf(reason: string): string;
  /** Called when rows were created. */
  changed(): void;
  /** Uploads the rows that were not imported. The platform stores them with the import. */
  keepReport(job: ReportSource, task: string): Promise<void>;
}
