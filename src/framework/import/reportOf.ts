import type { useTranslate } from "ra-core";
import type { ImportJob } from "./ImportJob";
import { problemWords } from "./problemWords";

const CHUNK = 1000;

/** All rows that were not imported, as they were in the file, with reasons in the operator's language. Null when there is no file. */
export const reportOf = async (job: ImportJob, translate: ReturnType<typeof useTranslate>): Promise<File | null> => {
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
