import type { useTranslate } from "ra-core";
import type { ImportPlan, RowView, ShownRows } from "./ImportPlan";
import { problemWords } from "./problemWords";

const CHUNK = 1000;

/** The parts of an import that a report needs. */
export interface ReportSource {
  readonly options: { readonly plan: ImportPlan };
  readonly state: () => { readonly name: string };
  rows(from: number, count: number, shown: ShownRows): Promise<readonly RowView[]>;
  report(reason: string, reasons: Readonly<Record<number, string>>): Promise<Blob | null>;
}

/**
 * All rows that were not imported, with their original cells, and with reasons in the operator's language. Null when
 * there is no file.
 */
export const createReportFile = async (
  job: ReportSource,
  translate: ReturnType<typeof useTranslate>,
): Promise<File | null> => {
  const reasons: Record<number, string> = {};
  for (let from = 0; ; from += CHUNK) {
    const rows = await job.rows(from, CHUNK, "bad");
    for (const row of rows) reasons[row.at] = problemWords(job.options.plan, row, translate);
    if (rows.length < CHUNK) break;
  }
  const file = await job.report(translate("import.reason"), reasons);
  const name = job.state().name.replace(/\.xlsx$/i, "");
  return file && new File([file], `${name}-${translate("import.report_name")}.xlsx`, { type: file.type });
};
