import { servesRest } from "../../../src/framework/wire/HostInside";
import type { Row } from "../../../src/framework/resource/Row";

const EXPORTS = "exports";

interface ExportReport {
  /** The resource. */
  readonly of: string;
  readonly filter: Row;
  readonly rows: number;
}

/**
 * Reports to a platform with an audit trail that rows were written to a file. People get the file only after this
 * report. @throws WireFailure
 */
export const reportExport = async (exported: ExportReport): Promise<void> => {
  if (!servesRest(EXPORTS)) return;
  const { simpleRest } = await import("../../../src/framework/providers/restProvider");
  await simpleRest().create(EXPORTS, { data: exported });
};
